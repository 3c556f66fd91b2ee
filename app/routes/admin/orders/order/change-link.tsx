import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { isUnshipped } from '#shared/orders/order-states.ts'

/** Leads to changing the order, for as long as it has not left. */
export function ChangeLink({ order }: { order: OrderView }) {
  const { orderChange: texts } = useStaffMessages()
  if (order.kind !== 'goods' || !isUnshipped(order.status)) return null
  return (
    <LocalLink
      to="/admin/orders/:id/change"
      params={{ id: order.id }}
      className="btn btn-line max-sm:col-span-2 max-sm:px-2"
    >
      {texts.link}
    </LocalLink>
  )
}
