import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { DueOrder } from '#domain/orders/bank-statements/views.ts'

/** An order's transfer, ticked: what arrived is what is due. */
export function TickBox({ order: { id, number, dueCents } }: { order: DueOrder }) {
  const { transfers: texts } = useStaffMessages()
  return (
    <label className="flex min-h-11 items-center gap-3 tabular-nums">
      <input
        type="checkbox"
        name={`transfer-${id}`}
        value={dueCents ?? 0}
        data-cents={dueCents ?? 0}
        defaultChecked
        autoComplete="off"
        aria-label={texts.tick(number)}
        className="size-6 shrink-0 accent-leaf"
      />
      <OrderNumber number={number} />
    </label>
  )
}
