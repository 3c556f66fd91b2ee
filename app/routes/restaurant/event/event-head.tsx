import { dayText } from '#app/components/restaurant/day-text.ts'
import { useEventFacts } from '#app/components/restaurant/use-event-facts.ts'
import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { BreadcrumbJsonLd } from '#app/components/shell/breadcrumb-json-ld.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { EventDetail } from '#domain/restaurant/events/views.ts'

export const EVENT_PICTURE_SIZES = '(min-width: 64rem) 50vw, 87vw'

/** The picture, the name, and when it is. */
export function EventHead({ event }: { event: EventDetail }) {
  const texts = useEventsMessages()
  const facts = useEventFacts()
  const locale = useLocale()
  const { phase } = event
  return (
    <div className={`on-leaf bg-leaf text-coconut ${event.image ? 'grid lg:grid-cols-2' : ''}`}>
      {event.image && (
        <Picture
          image={event.image}
          alt={event.imageAlt}
          shape="4:3"
          sizes={EVENT_PICTURE_SIZES}
          priority
          className="page-picture aspect-[4/3] h-full w-full object-cover"
        />
      )}
      <div className={`page content-center py-8 lg:py-12 ${event.image ? 'lg:mx-0 lg:max-w-[39rem]' : ''}`}>
        <nav aria-label={texts.breadcrumb} className="text-sm">
          <BreadcrumbJsonLd
            trail={[
              { name: texts.title, page: '/events' },
              { name: event.title, page: { to: '/events/:id', params: { id: event.slug } } },
            ]}
          />
          <LocalLink
            to="/events"
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {texts.back}
          </LocalLink>
        </nav>
        <p className="eyebrow mt-2 text-turmeric">
          {phase === 'over' || phase === 'postponed'
            ? texts.phases[phase]
            : dayText(event, texts.days, locale)}
        </p>
        <h1 className="mt-2 text-3xl text-coconut md:text-4xl">{event.title}</h1>
        <p className="mt-4 text-pretty md:text-lg">{event.shortDescription}</p>
        <p className="mt-6 font-semibold">{facts.when(event)}</p>
        {phase === 'cancelled' && (
          <p className="mt-4">
            <strong className="rounded-full border border-current px-3 py-1">{texts.phases[phase]}</strong>
          </p>
        )}
      </div>
    </div>
  )
}
