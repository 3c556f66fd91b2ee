import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { KnownDetails } from '#domain/orders/checkout/schemas.ts'
import type { SignUpKey } from '#domain/restaurant/event-sign-ups/schemas.ts'
import type { EventDetail } from '#domain/restaurant/events/views.ts'
import { takesSignUps } from '#shared/restaurant/event-states.ts'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignUpReply } from './sign-up-action.ts'

type SignUpCardProps = {
  event: EventDetail
  /** The sign-up of who is signed in. */
  mine: SignUpKey | undefined
  known: KnownDetails['contact'] | undefined
  pageReply: SignUpReply | undefined
}

/** The form to sign up with, or why there is none. */
export function SignUpCard({ event, mine, known, pageReply }: SignUpCardProps) {
  const texts = useEventsMessages()
  const { phase, reason } = event
  if (!takesSignUps(phase)) {
    return (
      <div className="card p-6">
        <p className="font-semibold">{texts.closed[phase]}</p>
        {reason && <p className="mt-2 whitespace-pre-line">{reason}</p>}
        {mine && phase === 'postponed' ? (
          <MineLink mine={mine} />
        ) : (
          <LocalLink to="/events" className="link mt-2 inline-flex min-h-11 items-center">
            {texts.upcoming}
          </LocalLink>
        )}
      </div>
    )
  }
  if (mine && !pageReply) {
    return (
      <div className="card p-6">
        <p className="font-semibold">{texts.form.mine}</p>
        <MineLink mine={mine} />
      </div>
    )
  }
  return (
    <section className="card scroll-mt-28 p-6 print:hidden" aria-labelledby="sign-up">
      <h2 id="sign-up" className="text-xl">
        {phase === 'full' ? texts.form.titleFull : texts.form.title}
      </h2>
      {phase === 'full' && <p className="mt-2 text-pretty">{texts.form.textFull}</p>}
      <SignUpForm isFull={phase === 'full'} known={known} pageReply={pageReply} />
    </section>
  )
}

function MineLink({ mine }: { mine: SignUpKey }) {
  const texts = useEventsMessages()
  return (
    <LocalLink
      to="/events/sign-ups/:key"
      params={{ key: mine.key }}
      className="link mt-2 inline-flex min-h-11 items-center"
    >
      {texts.form.seeMine}
    </LocalLink>
  )
}
