import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getEventPage } from '#domain/restaurant/event-sign-ups/index.ts'
import { nextMoment } from '#domain/restaurant/events/index.ts'
import { eventKey } from '#domain/restaurant/events/schemas.ts'
import type { Route } from './+types/page.ts'
import { EventFacts } from './event-facts.tsx'
import { EVENT_PICTURE_SIZES, EventHead } from './event-head.tsx'
import { EventJsonLd } from './event-json-ld.tsx'
import { SignUpCard } from './sign-up-card.tsx'
import { signUpAction } from './sign-up-action.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const key = requireParam(eventKey, { id: params.id, language: context.get(localeContext) }, 'event')
  const page = await runVerb(context, (ctx) => getEventPage(ctx, key))
  const { slug } = page.event
  if (params.id !== slug) throw leadTo(context, { to: '/events/:id', params: { id: slug } }, { status: 308 })
  keepUntil(context, nextMoment([page.event], context.get(serverContext).ctx.now()))
  return page
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  return runIntent({ ...args, id }, { 'sign-up': signUpAction, wait: signUpAction })
}

/** app/platform/ahead/ reads it. */
export const handle = { pictureSizes: EVENT_PICTURE_SIZES }

export default renderedOnData(function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, mine, known } = loaderData
  const texts = useEventsMessages()
  return (
    <>
      <PageHead
        title={event.title}
        description={event.shortDescription}
        page={{ to: '/events/:id', params: { id: event.slug } }}
      />
      <EventJsonLd event={event} />
      <EventHead event={event} />
      <div className="page grid gap-12 pt-12 md:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div className="max-w-prose space-y-8">
          <div className="space-y-4 text-pretty md:text-lg">
            {event.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
          {event.included.length > 0 && (
            <section aria-labelledby="included">
              <h2 id="included" className="mb-4 text-xl">
                {texts.included}
              </h2>
              <ul className="list-disc space-y-2 pl-5 marker:text-turmeric">
                {event.included.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          {event.foodNote && (
            <section aria-labelledby="food">
              <h2 id="food" className="mb-4 text-xl">
                {texts.food}
              </h2>
              <p className="border-l-2 border-turmeric pl-4 text-pretty whitespace-pre-line">
                {event.foodNote}
              </p>
            </section>
          )}
        </div>
        <div className="space-y-8">
          <EventFacts event={event} />
          <SignUpCard event={event} mine={mine} known={known} pageReply={actionData} />
        </div>
      </div>
    </>
  )
})
