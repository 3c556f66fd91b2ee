import type { ReactNode } from 'react'
import { useEventFacts } from '#app/components/restaurant/use-event-facts.ts'
import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { EventDetail } from '#domain/restaurant/events/views.ts'
import { takesSignUps } from '#shared/restaurant/event-states.ts'

/** When, where, for how much, and how many seats are left. */
export function EventFacts({ event }: { event: EventDetail }) {
  const texts = useEventsMessages()
  const facts = useEventFacts()
  const locale = useLocale()
  const { slug, phase, mapUrl, priceCents, seats, seatsLeft } = event
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Fact name={texts.when}>
        <p>{facts.when(event)}</p>
        {takesSignUps(phase) && (
          // A file: the browser fetches it itself.
          <a
            href={pathTo({ to: '/events/:id/event.ics', params: { id: slug } }, locale)}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.calendar}
          </a>
        )}
      </Fact>
      <Fact name={texts.where}>
        <p>{event.location}</p>
        <a href={mapUrl} rel="noopener" className="link inline-flex min-h-11 items-center">
          {texts.map}
        </a>
      </Fact>
      <Fact name={texts.price}>
        <p className="font-semibold tabular-nums">{facts.price(event)}</p>
        {priceCents > 0 && <p className="text-sm text-stone">{texts.paidThere}</p>}
      </Fact>
      <Fact name={texts.seats}>
        <p className="tabular-nums">
          {phase === 'open' ? texts.leftOf(seatsLeft, seats) : facts.seats(event)}
        </p>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[7rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
