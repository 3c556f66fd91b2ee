import { EventCard } from '#app/components/restaurant/event-card.tsx'
import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listEvents, nextMoment } from '#domain/restaurant/events/index.ts'
import type { EventCard as Event } from '#domain/restaurant/events/views.ts'
import type { Route } from './+types/page.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

const PRIORITY_PICTURES = 3

export async function loader({ context }: Route.LoaderArgs) {
  const lists = await runVerb(context, (ctx) => listEvents(ctx, { language: context.get(localeContext) }))
  keepUntil(context, nextMoment(lists.upcoming, context.get(serverContext).ctx.now()))
  return lists
}

export default renderedOnData(function EventsPage({ loaderData }: Route.ComponentProps) {
  const { upcoming, past } = loaderData
  const texts = useEventsMessages()
  return (
    <div className="page pt-8 md:pt-16">
      <PageHead title={texts.title} description={texts.metaDescription} page={{ to: '/events' }} />
      <h1 className="text-4xl md:text-5xl">{texts.title}</h1>
      <p className="mt-4 max-w-3xl text-pretty md:text-lg">{texts.intro}</p>
      <section className="rise mt-12" aria-labelledby="upcoming">
        <h2 id="upcoming" className="mb-6 text-2xl">
          {texts.upcoming}
        </h2>
        {upcoming.length > 0 ? (
          <Grid events={upcoming} priorityCount={PRIORITY_PICTURES} hasLead />
        ) : (
          <div className="grid justify-items-center gap-2 border-y border-line py-16 text-center">
            <p className="display text-xl">{texts.none}</p>
            <p>{texts.noneText}</p>
          </div>
        )}
      </section>
      {past.length > 0 && (
        <section className="mt-16 md:mt-24" aria-labelledby="past">
          <h2 id="past" className="mb-6 text-2xl">
            {texts.past}
          </h2>
          <Grid events={past} priorityCount={0} />
        </section>
      )}
    </div>
  )
})

type GridProps = { events: Event[]; priorityCount: number; hasLead?: boolean }

function Grid({ events, priorityCount, hasLead = false }: GridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {events.map((event, at) => (
        <li key={event.id} className="flex has-[.is-lead]:sm:col-span-2">
          <EventCard event={event} priority={at < priorityCount} isLead={hasLead && at === 0} />
        </li>
      ))}
    </ul>
  )
}
