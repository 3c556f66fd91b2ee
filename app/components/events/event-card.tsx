import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { EventCard as Event } from '#domain/events/schemas.ts'
import { formatDate } from '#shared/dates.ts'
import { dayText } from './day-text.ts'
import { useEventFacts } from './use-event-facts.ts'
import { useEventsMessages } from './use-events-messages.ts'

/** An event as lists show it. */
export function EventCard({ event, priority = false }: { event: Event; priority?: boolean }) {
  const texts = useEventsMessages()
  const locale = useLocale()
  const facts = useEventFacts()
  const isOver = event.phase === 'over'
  return (
    <article className="group relative flex grow flex-col overflow-hidden rounded-card border border-line bg-rice">
      <Picture
        image={event.image}
        alt=""
        shape="4:3"
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="flex grow flex-col gap-2 p-6">
        <p className="eyebrow">
          {isOver ? formatDate(event.startDate, locale) : dayText(event, texts.days, locale)}
          {event.isFeatured && !isOver && ` · ${texts.featured}`}
        </p>
        <h3 className="text-lg">
          <LocalLink
            to="/events/:id"
            params={{ id: event.slug }}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {event.title}
          </LocalLink>
        </h3>
        <p className="text-pretty">{event.shortDescription}</p>
        {!isOver && (
          <>
            <p className="mt-auto pt-4 text-sm">{facts.when(event)}</p>
            <p className="text-sm text-stone">{event.location}</p>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
              <span className="font-semibold">{facts.price(event)}</span>
              <span className={event.phase === 'cancelled' ? 'font-semibold text-chilli-text' : 'text-stone'}>
                {facts.seats(event)}
              </span>
            </p>
          </>
        )}
      </div>
    </article>
  )
}
