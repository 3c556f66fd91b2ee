import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { StatusMark } from '#app/components/orders/status-mark.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { AttentionMark } from '#app/components/admin/attention-mark.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffOrderSummary } from '#domain/order-desk/schemas.ts'
import { HoldActions } from './hold-actions.tsx'
import { formatDateTime } from '#shared/dates.ts'

/** Orders in rows; on a phone each is a card. */
export function OrderTable({ orders }: { orders: StaffOrderSummary[] }) {
  const { orders: texts } = useStaffMessages()
  const heads = [texts.order, texts.customer, texts.status, texts.payment]
  return (
    <table className="w-full text-left max-md:block">
      <thead className="border-b border-line text-sm text-stone max-md:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-6 font-normal">
              {head}
            </th>
          ))}
          <th scope="col" className="py-2 text-right font-normal">
            {texts.total}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-4 md:divide-y md:divide-line">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { order: StaffOrderSummary }) {
  const { methods } = useStaffMessages()
  const { paymentStatuses } = useOrderMessages().order
  const { charge } = useMoney()
  const locale = useLocale()
  return (
    <tr className="align-baseline max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-rice max-md:p-5">
      <th scope="row" className="font-normal md:py-3 md:pr-6">
        <LocalLink
          to="/admin/orders/:id"
          params={{ id: order.id }}
          className="link inline-block py-1 font-semibold whitespace-nowrap tabular-nums"
        >
          {order.number}
        </LocalLink>
        <span className="block text-sm text-stone tabular-nums">
          {formatDateTime(order.placedAt, locale)}
        </span>
      </th>
      <td className="wrap-anywhere md:py-3 md:pr-6">
        {order.customerName}
        <span className="block text-sm text-stone">{order.email}</span>
      </td>
      <td className="md:py-3 md:pr-6">
        <StatusMark order={order} />
      </td>
      <td className="md:py-3 md:pr-6">
        {paymentStatuses[order.paymentStatus]}
        {order.totalCents > 0 && (
          <span className="block text-sm text-stone">{methods[order.paymentMethod]}</span>
        )}
        <span className="flex flex-wrap gap-x-4">
          {order.attention && <AttentionMark problem={order.attention} />}
          {order.owesRefund && <AttentionMark problem="owes_refund" />}
        </span>
        <HoldActions order={order} />
      </td>
      <td className="font-semibold tabular-nums md:py-3 md:text-right">{charge(order.totalCents)}</td>
    </tr>
  )
}
