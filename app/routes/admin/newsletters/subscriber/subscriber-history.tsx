import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { SubscriberView } from '#domain/newsletters/subscriber-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** Shows what a reader consents to now, and everything they gave and withdrew, with the words that they read. */
export function SubscriberHistory({ reader }: { reader: SubscriberView }) {
  const { subscribers: texts, customer } = useStaffMessages()
  const locale = useLocale()
  const now = reader.topics.map((topic) => customer.topics[topic]).join(', ')
  return (
    <OfficeCard
      id="history"
      title={texts.history}
      hint={now ? `${texts.consents}: ${now}` : texts.noConsents}
    >
      {reader.history.length === 0 && <p>{texts.noHistory}</p>}
      <ul className="grid gap-3">
        {reader.history.map((event) => (
          <li key={`${event.topic}-${event.at.getTime()}`}>
            <span className="font-semibold">
              {customer.topics[event.topic]}: {event.isGiven ? customer.given : customer.withdrawn}
            </span>
            , {customer.sources[event.source]}
            <span className="block text-sm text-stone">
              {formatDateTime(event.at, locale)}, {customer.languages[event.language]}
              {event.byName && `, ${event.byName}`}
            </span>
            {event.wording && (
              <span className="block text-sm text-stone" lang={event.language}>
                {texts.wording(event.wording)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}
