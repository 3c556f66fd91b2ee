import { useEventFacts } from '#app/components/restaurant/use-event-facts.ts'
import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getSignUp } from '#domain/restaurant/event-sign-ups/index.ts'
import { signUpKey, type SignUpView } from '#domain/restaurant/event-sign-ups/schemas.ts'
import { isToCome, takesSignUps } from '#shared/restaurant/event-states.ts'
import type { Route } from './+types/page.ts'
import { cancelAction, changeAction, confirmAction } from './sign-up-actions.ts'
import { useEventSignUpMessages } from './use-event-sign-up-messages.ts'
import { ConfirmCard } from './confirm-card.tsx'
import { ChangeForm } from './change-form.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const key = requireParam(signUpKey.shape.key, params.key, 'sign_up')
  return runVerb(context, (ctx) => getSignUp(ctx, { key, language: context.get(localeContext) }))
}

export async function action(args: Route.ActionArgs) {
  const key = requireParam(signUpKey.shape.key, args.params.key, 'sign_up')
  return runIntent({ ...args, key }, { change: changeAction, cancel: cancelAction, confirm: confirmAction })
}

/** The address is the key to the sign-up: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

export default function SignUpPage({ loaderData: signUp, actionData }: Route.ComponentProps) {
  const texts = useEventsMessages()
  const mine = useEventSignUpMessages()
  const facts = useEventFacts()
  const { event, state, heldUntil } = signUp
  const isOpen = takesSignUps(event.phase)
  return (
    <div className="page max-w-3xl pt-10 md:pt-16">
      <PageHead title={mine.title} noIndex />
      <p className="eyebrow">{mine.title}</p>
      <h1 className="mt-2 text-3xl md:text-4xl">{event.title}</h1>
      <p className="display mt-4 text-xl" role="status">
        {stateText(signUp, mine)}
      </p>
      <EndedSignUpNotice signUp={signUp} />
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {[
          [texts.when, facts.when(event)],
          [texts.where, event.location],
          [texts.price, facts.price(event)],
        ].map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[7rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm wrap-anywhere text-stone">{mine.signedUpAs(signUp.name, signUp.email)}</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {event.isShown && (
          <LocalLink
            to="/events/:id"
            params={{ id: event.slug }}
            className="link inline-flex min-h-11 items-center"
          >
            {mine.seeEvent}
          </LocalLink>
        )}
        <a href={event.mapUrl} rel="noopener" className="link inline-flex min-h-11 items-center">
          {texts.map}
        </a>
      </div>
      {isOpen && heldUntil && (
        <div className="mt-8">
          <ConfirmCard heldUntil={heldUntil} isOver={state === 'cancelled'} pageReply={actionData} />
        </div>
      )}
      {isToCome(event.phase) && state !== 'cancelled' && (
        <div className="mt-8 grid gap-8">
          {isOpen && !heldUntil && (
            <ChangeForm key={`${state} ${signUp.seats}`} signUp={signUp} pageReply={actionData} />
          )}
          <section className="card p-6" aria-labelledby="cancel">
            <h2 id="cancel" className="text-lg">
              {state === 'booked' ? mine.cancel : mine.cancelWaiting}
            </h2>
            {state === 'booked' && <p className="mt-1 mb-4">{mine.cancelHint}</p>}
            <ButtonForm className="mt-4">
              <SubmitButton intent="cancel" pendingText={texts.form.pending} className="btn btn-line">
                {state === 'booked' ? mine.cancel : mine.cancelWaiting}
              </SubmitButton>
            </ButtonForm>
          </section>
        </div>
      )}
      <p className="mt-8 text-sm text-stone">{mine.keepLink}</p>
    </div>
  )
}

type Texts = ReturnType<typeof useEventSignUpMessages>

function stateText({ state, heldUntil, position, seats }: SignUpView, mine: Texts): string {
  if (state === 'cancelled') return heldUntil ? mine.lapsed : mine.cancelled
  return position === null ? mine.booked(seats) : mine.waiting(position, seats)
}

/** Says why nothing can be changed, or not now. */
function EndedSignUpNotice({ signUp: { event, state, heldUntil } }: { signUp: SignUpView }) {
  const texts = useEventsMessages()
  const mine = useEventSignUpMessages()
  const { phase } = event
  const has = state !== 'cancelled' && !heldUntil
  if (phase === 'cancelled' || (phase === 'postponed' && has)) {
    return (
      <div className="notice mt-4">
        <p>{phase === 'cancelled' ? mine.eventCancelled : mine.eventPostponed}</p>
        {event.reason && <p className="mt-1 whitespace-pre-line">{event.reason}</p>}
      </div>
    )
  }
  if (!takesSignUps(event.phase)) return <p className="notice mt-4">{texts.refused[event.phase]}</p>
  return state === 'cancelled' && !heldUntil ? <p className="mt-2">{mine.cancelledText}</p> : null
}
