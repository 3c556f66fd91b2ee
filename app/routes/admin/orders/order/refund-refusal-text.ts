import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { OrderReply } from './order-reply.ts'
import { fieldOf, refundField, type RefundIntent } from './refund-fields.ts'

type Refusal = NonNullable<OrderReply['refusal']>

/**
 * Says why money does not go back, at the field it is about.
 * @param charge writes ZAR cents as an amount
 */
export function refundRefusalText(
  refusal: Refusal,
  intent: string,
  { refunds: texts }: StaffMessages,
  charge: (cents: number) => string,
): RefusalText {
  const { refusals } = texts
  // The form of all that is left has no fields to see.
  const form: RefundIntent | undefined = intent === 'refund' || intent === 'lost-refund' ? intent : undefined
  const ofGoods = (field: 'quantity' | 'amount', itemId: string) =>
    form ? { field: refundField(form, field, itemId) } : {}
  switch (refusal.reason) {
    case 'sum_differs':
      return { text: texts.question(charge(refusal.amountCents)), isQuestion: true }
    case 'too_many':
      return { text: refusals.too_many(refusal.left), ...ofGoods('quantity', refusal.itemId) }
    case 'too_much': {
      const text = refusals.too_much(charge(refusal.maxCents))
      if (intent.startsWith('surplus-')) return { text, field: fieldOf(intent, 'amount') }
      if (refusal.of === 'payment') return { text: refusals.payment_too_small(charge(refusal.maxCents)) }
      if (refusal.of === 'delivery' && form) return { text, field: refundField(form, 'delivery') }
      return { text, ...ofGoods('amount', refusal.of) }
    }
    case 'spent':
      return { text: refusals.spent(charge(refusal.maxCents)) }
    case 'nothing_paid':
    case 'nothing_to_refund':
    case 'cannot_restock':
    case 'not_pending':
    case 'sent_by_provider':
      return { text: refusals[refusal.reason] }
    default:
      return { text: refusals.changed }
  }
}
