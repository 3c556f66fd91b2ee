import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { DueOrder } from '#domain/orders/bank-statements/views.ts'

/** The ticked orders that wait for no money, with what they are. */
export function OtherOrders({ orders }: { orders: DueOrder[] }) {
  const { transfers: texts, shipping } = useStaffMessages()
  const { statuses } = useOrderMessages()
  return (
    <div className="notice mb-6">
      <p className="font-semibold">{texts.others}</p>
      <ul className="mt-2 grid gap-1">
        {orders.map(({ id, number, status }) => (
          <li key={id}>
            <LocalLink to="/admin/orders/:id" params={{ id }} className="link tabular-nums">
              <OrderNumber number={number} />
            </LocalLink>
            {': '}
            {shipping.otherStatus(statuses[status])}
          </li>
        ))}
      </ul>
    </div>
  )
}
