import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { EventDetail } from '#domain/restaurant/events/views.ts'
import { pictureFile } from '#shared/base/pictures.ts'

/** The event for search engines, in the words of schema.org. */
export function EventJsonLd({ event }: { event: EventDetail }) {
  const texts = useEventsMessages()
  const locale = useLocale()
  const siteUrl = useRootData()?.siteUrl
  if (!siteUrl) return null
  const url = siteUrl + pathTo({ to: '/events/:id', params: { id: event.slug } }, locale)
  const [place = '', ...address] = event.location.split(', ')
  const isSoldOut = event.phase !== 'open'
  const status = statusOf(event)
  const previous = status === 'EventRescheduled' && event.previousStartDate
  return (
    <JsonLd
      value={
        import.meta.env.SSR && {
          '@type': 'Event',
          name: event.title,
          description: event.shortDescription,
          startDate: event.startDate.toISOString(),
          endDate: event.endDate.toISOString(),
          eventStatus: `https://schema.org/${status}`,
          ...(previous && { previousStartDate: previous.toISOString() }),
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: { '@type': 'Place', name: place, address: address.join(', ') },
          ...(event.image && { image: [new URL(pictureFile(event.image, 1280), siteUrl).href] }),
          organizer: { '@type': 'Organization', name: texts.organizer, url: siteUrl },
          offers: {
            '@type': 'Offer',
            url,
            price: (event.priceCents / 100).toFixed(2),
            priceCurrency: 'ZAR',
            availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
          },
        }
      }
    />
  )
}

/** A postponed event keeps its old start until it has a new one. */
function statusOf({ phase, previousStartDate }: EventDetail) {
  if (phase === 'postponed') return 'EventPostponed'
  if (phase === 'cancelled') return 'EventCancelled'
  return previousStartDate ? 'EventRescheduled' : 'EventScheduled'
}
