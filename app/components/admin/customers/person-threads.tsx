import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ContactThreadState } from '#app/components/customers/contact-thread-state.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { contactThreadNumber } from '#shared/customers/contact-threads.ts'

/** Somebody's messages to the shop, the newest first. */
export function PersonThreads({ person: { threads } }: { person: Pick<StaffCustomerView, 'threads'> }) {
  const { messages: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="messages" title={texts.ofCustomer}>
      {threads.length === 0 && <p className="text-stone">{texts.noneOfCustomer}</p>}
      <ul className="grid gap-2">
        {threads.map(({ id, number, topic, state, lastMessageAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <LocalLink
              to="/admin/messages/:id"
              params={{ id }}
              className="link inline-flex min-h-11 items-center"
            >
              {contactThreadNumber(number)} · {texts.topics[topic]}
            </LocalLink>
            <span className="text-sm text-stone">
              {formatDate(lastMessageAt, locale)} <ContactThreadState state={state} />
            </span>
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}
