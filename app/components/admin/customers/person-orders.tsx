import type { ReactNode } from 'react'
import type { Target } from '#app/request/page-path.ts'
import { PagedList } from '#app/components/admin/paged-list.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { StatusMark } from '#app/components/orders/status-mark.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import type { CustomerOrder, StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'

type PersonOrdersProps = {
  person: Pick<StaffCustomerView, 'orderCount' | 'spentCents' | 'orders'>
  /** The person's page. */
  at: Target
  /** Stands in the heading. */
  actions: ReactNode
}

/** Somebody's orders and what they spent, newest first. */
export function PersonOrders({ person, at, actions }: PersonOrdersProps) {
  const { customer: texts, customers, orders } = useStaffMessages()
  const { paymentStatuses } = useOrderMessages()
  const { charge } = useMoney()
  const columns: Column<CustomerOrder>[] = [
    { key: 'number', head: orders.order, cell: numberCell },
    { key: 'status', isWords: true, head: orders.status, cell: statusCell },
    { key: 'payment', head: orders.payment, cell: (order) => paymentStatuses[order.paymentStatus] },
    { key: 'total', head: orders.total, isNumber: true, cell: (order) => charge(order.totalCents) },
  ]
  return (
    <OfficeCard id="orders" title={texts.orders} actions={actions}>
      <FactRow className="mb-4">
        <Fact name={customers.orders}>{person.orderCount}</Fact>
        <Fact name={texts.spentHint}>{charge(person.spentCents)}</Fact>
      </FactRow>
      <PagedList
        list={person.orders}
        at={{ ...at, hash: 'orders' }}
        pages={texts.orderPages}
        empty={<p className="text-stone">{texts.noOrders}</p>}
      >
        <DataList
          label={texts.orderList}
          rows={person.orders.items}
          keyOf={({ id }) => id}
          columns={columns}
        />
      </PagedList>
    </OfficeCard>
  )
}

const statusCell = (order: CustomerOrder) => <StatusMark order={order} />
const numberCell = (order: CustomerOrder) => <NumberCell order={order} />

function NumberCell({ order }: { order: CustomerOrder }) {
  const { customer: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <>
      <RowLink to="/admin/orders/:id" params={{ id: order.id }} className="whitespace-nowrap tabular-nums">
        {order.number}
      </RowLink>
      <span className="block text-sm font-normal text-stone">
        {formatDate(order.placedAt, locale)}
        {order.isGuest && <span className="block">{texts.guest}</span>}
      </span>
    </>
  )
}
