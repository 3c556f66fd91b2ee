import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { StatusMark } from '#app/components/orders/status-mark.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { AttentionMark } from '#app/components/admin/attention-mark.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffOrderSummary } from '#domain/orders/order-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { BULK_FORM } from './bulk-form.ts'
import { HoldActions } from './hold-actions.tsx'

/** Orders in rows; on a phone each is a card. */
export function OrderTable({ orders }: { orders: StaffOrderSummary[] }) {
  const { orders: texts } = useStaffMessages()
  const { charge } = useMoney()
  return (
    <DataList
      label={texts.title}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        { key: 'order', head: texts.order, cell: numberCell },
        {
          key: 'customer',
          head: texts.customer,
          isPlain: true,
          cell: customerCell,
        },
        { key: 'status', head: texts.status, isWords: true, isPlain: true, cell: statusCell },
        {
          key: 'payment',
          head: texts.payment,
          isWords: true,
          isPlain: true,
          cell: paymentCell,
        },
        { key: 'total', head: texts.total, isNumber: true, cell: (order) => charge(order.totalCents) },
      ]}
    />
  )
}

type CellProps = { order: StaffOrderSummary }

const numberCell = (order: StaffOrderSummary) => <NumberCell order={order} />
const customerCell = (order: StaffOrderSummary) => <CustomerCell order={order} />
const statusCell = (order: StaffOrderSummary) => <StatusMark order={order} />
const paymentCell = (order: StaffOrderSummary) => <PaymentCell order={order} />

function NumberCell({ order }: CellProps) {
  const { orders: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <div className="relative pl-9 print:pl-0">
      <label className="absolute -top-2 -left-2 grid size-11 place-content-center print:hidden">
        <span className="sr-only">{texts.tick(order.number)}</span>
        <input
          type="checkbox"
          name={`order-${order.id}`}
          form={BULK_FORM}
          className="size-6 accent-leaf"
          autoComplete="off"
        />
      </label>
      <div>
        <LocalLink
          to="/admin/orders/:id"
          params={{ id: order.id }}
          className="link inline-block py-1 font-semibold whitespace-nowrap tabular-nums"
        >
          {order.number}
        </LocalLink>
        <span className="block text-sm font-normal text-stone tabular-nums">
          {formatDateTime(order.placedAt, locale)}
        </span>
      </div>
    </div>
  )
}

function CustomerCell({ order }: CellProps) {
  const { orders: texts, printing } = useStaffMessages()
  return (
    <>
      {order.customerName}
      <span className="block text-sm text-stone">{order.email}</span>
      {order.isGift && <span className="block text-sm font-semibold">{printing.gift}</span>}
      {order.noteCount > 0 && (
        <span className="block text-sm font-semibold">{texts.noteCount(order.noteCount)}</span>
      )}
    </>
  )
}

function PaymentCell({ order }: CellProps) {
  const { methods } = useStaffMessages()
  const { paymentStatuses } = useOrderMessages()
  return (
    <>
      {paymentStatuses[order.paymentStatus]}
      {order.totalCents > 0 && (
        <span className="block text-sm text-stone">{methods[order.paymentMethod]}</span>
      )}
      <span className="flex flex-wrap gap-x-4">
        {order.attention && <AttentionMark problem={order.attention} />}
        {order.owesRefund && <AttentionMark problem="owes_refund" />}
      </span>
      <HoldActions order={order} />
    </>
  )
}
