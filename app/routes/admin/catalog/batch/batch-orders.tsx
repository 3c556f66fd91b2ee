import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { BatchOrder, BatchView } from '#domain/orders/recalls/views.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'

/** The orders that have jars of a batch. */
export function BatchOrders({ batch: { orders, totals, recalled } }: { batch: BatchView }) {
  const { recalls: texts } = useStaffMessages()
  const order = useOrderMessages()
  return (
    <OfficeCard
      id="orders"
      title={texts.gotIt}
      {...(totals.orders > 0 && { hint: texts.gotItCount(totals.orders, totals.jars) })}
    >
      {recalled && totals.toRepack > 0 && (
        <p className="notice notice-error mb-4">{texts.repack(totals.toRepack)}</p>
      )}
      {orders.length === 0 ? (
        <EmptyState title={texts.nobody} />
      ) : (
        <DataList
          label={texts.gotIt}
          rows={orders}
          keyOf={({ orderId }) => orderId}
          columns={columnsOf(texts, order.statuses)}
        />
      )}
      {totals.orders > orders.length && (
        <p className="mt-3 text-sm text-stone">{texts.mostShown(orders.length)}</p>
      )}
    </OfficeCard>
  )
}

function columnsOf(
  texts: StaffMessages['recalls'],
  statuses: Record<OrderStatus, string>,
): Column<BatchOrder>[] {
  return [
    {
      key: 'order',
      head: texts.order,
      cell: ({ orderId, number }) => (
        <LocalLink
          to="/admin/orders/:id"
          params={{ id: orderId }}
          hash="packed"
          className="link inline-flex min-h-11 items-center whitespace-nowrap"
        >
          {number}
        </LocalLink>
      ),
    },
    { key: 'customer', head: texts.customer, cell: ({ customerName }) => customerName },
    { key: 'jars', head: texts.jars, isNumber: true, cell: ({ quantity }) => quantity },
    { key: 'status', head: texts.status, isWords: true, cell: ({ status }) => statuses[status] },
  ]
}
