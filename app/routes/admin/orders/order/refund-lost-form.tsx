import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { fromCents } from '#shared/catalog/rand.ts'
import { wasRefusedByProvider } from '#shared/orders/refund-states.ts'
import type { OrderReply } from './order-reply.ts'
import { refundField } from './refund-fields.ts'
import { RefundSomeForm } from './refund-form.tsx'

type RefundLostProps = { view: StaffOrderView; pageReply: OrderReply | undefined }

/** The form's intent, and the beginning of its fields' names. */
export const LOST_REFUND = 'lost-refund'

/** Gives back what was in a lost parcel, which is filled in: nothing of it returns to the stock. */
export function RefundLostForm({ view, pageReply }: RefundLostProps) {
  const { parcels: texts } = useStaffMessages()
  const { refundable, refunds } = view
  return (
    <div className="grid gap-3">
      <p className="text-sm text-stone">{texts.refund.hint}</p>
      <RefundSomeForm
        // Another parcel may be the last one then.
        key={view.order.tracking?.number}
        refundable={{ ...refundable, canRestock: false }}
        offersByHand={refunds.some(wasRefusedByProvider)}
        pageReply={pageReply}
        intent={LOST_REFUND}
        submit={texts.refund.submit}
        values={{ ...valuesOf(view), [refundField(LOST_REFUND, 'reason')]: texts.reasons.lost }}
      />
    </div>
  )
}

/** The jars in the last parcel, as far as they are not refunded; with all of the order its delivery, too. */
function valuesOf({ parcels, refundable: { items, deliveryCents } }: StaffOrderView): Record<string, string> {
  const last = parcels.at(-1)
  const inIt = (itemId: string) => last?.lines.find((line) => line.itemId === itemId)?.quantity ?? 0
  const jars = items.map(({ itemId, quantity }) => {
    const lost = last ? Math.min(quantity, inIt(itemId)) : quantity
    return { field: refundField(LOST_REFUND, 'quantity', itemId), quantity, lost }
  })
  const isAll = jars.every(({ quantity, lost }) => lost === quantity)
  return {
    ...Object.fromEntries(jars.map(({ field, lost }) => [field, lost > 0 ? String(lost) : ''])),
    ...(isAll && deliveryCents > 0 && { [refundField(LOST_REFUND, 'delivery')]: fromCents(deliveryCents) }),
  }
}
