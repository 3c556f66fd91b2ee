import { useLocale } from '#app/components/i18n/locale.tsx'
import { PictureCard } from '#app/components/ui/picture-card.tsx'
import type { EventCard as Event } from '#domain/restaurant/events/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { dayText } from './day-text.ts'
import { useEventFacts } from './use-event-facts.ts'
import { useEventsMessages } from './use-events-messages.ts'

/** An event as lists show it. */
export function EventCard({
  event,
  priority = false,
  isLead,
}: {
  event: Event
  priority?: boolean
  isLead?: boolean
}) {
  const texts = useEventsMessages()
  const locale = useLocale()
  const facts = useEventFacts()
  const isOver = event.phase === 'over'
  const isOff = event.phase === 'postponed' || event.phase === 'cancelled'
  const day = isOver ? formatDate(event.startDate, locale) : dayText(event, texts.days, locale)
  const eyebrow = event.phase === 'postponed' ? texts.dateFollows : day
  return (
    <PictureCard
      image={event.image}
      eyebrow={
        <>
          {eyebrow}
          {event.isFeatured && !isOver && ` · ${texts.featured}`}
        </>
      }
      title={event.title}
      to={{ to: '/events/:id', params: { id: event.slug } }}
      priority={priority}
      look={isLead ? 'lead' : 'card'}
    >
      <p className="text-pretty">{event.shortDescription}</p>
      {!isOver && (
        <>
          <p className="mt-auto pt-4 text-sm">{event.phase !== 'postponed' && facts.when(event)}</p>
          <p className="text-sm text-stone">{event.location}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
            <span className="font-semibold">{facts.price(event)}</span>
            <span className={isOff ? 'font-semibold text-chilli-text' : 'text-stone'}>
              {facts.seats(event)}
            </span>
          </p>
        </>
      )}
    </PictureCard>
  )
}
