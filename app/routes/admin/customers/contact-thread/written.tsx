import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffContactThreadView, StaffMessage } from '#domain/customers/contact-threads/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

const LOOKS = {
  sender: 'border-turmeric',
  shop: 'border-lime',
  note: 'border-dashed border-line',
} as const

/** The messages of a thread, the oldest first, and the team's notes among them. */
export function Written({ thread: { name, messages } }: { thread: StaffContactThreadView }) {
  const { messages: texts } = useStaffMessages()
  const locale = useLocale()
  const authorOf = ({ kind, authorName }: StaffMessage) => {
    if (kind === 'sender') return name
    const author = authorName ?? texts.somebody
    return kind === 'note' ? `${texts.note}, ${author}` : author
  }
  return (
    <OfficeCard id="thread" title={texts.thread}>
      <ol className="grid gap-6">
        {messages.map((message) => (
          <li key={message.id} className={`border-l-4 pl-4 ${LOOKS[message.kind]}`}>
            <p className="text-sm text-stone">
              <span className="font-semibold text-charcoal">{authorOf(message)}</span>,{' '}
              {formatDateTime(message.at, locale)}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
    </OfficeCard>
  )
}
