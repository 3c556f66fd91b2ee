import type { Column } from '#app/components/admin/data-list.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { GuestSummary } from '#domain/customers/customer-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'

/** The columns of a list of guests: those of customers. */
export function useGuestColumns(): Column<GuestSummary>[] {
  const { customers: texts, guestList } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  return [
    { key: 'name', head: texts.name, cell: nameCell },
    {
      key: 'phone',
      head: texts.phone,
      cell: ({ phone }) => <span className="whitespace-nowrap">{phone || '–'}</span>,
    },
    { key: 'orders', head: texts.orders, isNumber: true, cell: ({ orderCount }) => orderCount },
    { key: 'spent', head: texts.spent, isNumber: true, cell: ({ spentCents }) => charge(spentCents) },
    { key: 'last', head: texts.lastOrder, cell: ({ lastOrderAt }) => formatDate(lastOrderAt, locale) },
    {
      key: 'first',
      head: guestList.firstOrder,
      cell: ({ firstOrderAt }) => formatDate(firstOrderAt, locale),
    },
  ]
}

const nameCell = ({ id, name, email }: GuestSummary) => (
  <>
    <RowLink to="/admin/customers/guests/:id" params={{ id }}>
      {name || email}
    </RowLink>
    {name && <span className="block text-sm font-normal text-stone">{email}</span>}
  </>
)
