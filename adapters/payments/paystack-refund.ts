import { z } from 'zod'
import { askPaystack, type PaystackSettings } from './paystack-api.ts'
import { findPaystackTransaction } from './paystack-transaction.ts'
import type { RefundAnswer, RefundRequest } from './payment-provider.ts'

const refundSchema = z.object({
  id: z.int(),
  transaction: z.int(),
  amount: z.int(),
  status: z.string(),
  merchant_note: z.string().nullish(),
})

/**
 * Refunds money. Paystack has no idempotency keys, so the refund's id goes into its `merchant_note`, by which a
 * repeated attempt finds it. What does not match the shop's books is left to staff.
 *
 * Documented (paystack.com/docs/api/refund): the addresses and shapes, the `transaction` filter with the payment's
 * number, the states pending, processing, processed, needs-attention and failed. A refund that needs attention counts
 * as accepted, and is completed in Paystack's dashboard. Assumed: that the note stays as it was sent, and that a failed
 * refund has moved no money.
 * @throws when Paystack gives no clear answer
 */
export async function refundByPaystack(
  settings: PaystackSettings,
  request: RefundRequest,
): Promise<RefundAnswer> {
  const { paymentReference, refundId, amountCents, refundedBeforeCents } = request
  const payment = await findPaystackTransaction(settings, paymentReference)
  if (!payment) return { ok: false, explanation: 'Paystack does not know this payment' }

  const listed = await askPaystack(settings, `/refund?transaction=${payment.id}&perPage=100`)
  if (!listed.ok) return { ok: false, explanation: listed.message }
  const refunds = z
    .array(refundSchema)
    .parse(listed.data)
    .filter((refund) => refund.transaction === payment.id)
  const earlier = refunds.find((refund) => refund.merchant_note?.includes(refundId))
  if (earlier?.status === 'failed')
    return { ok: false, explanation: 'Paystack could not carry out this refund' }
  if (earlier) return { ok: true, reference: String(earlier.id) }

  const refundedCents = refunds
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)
  if (refundedCents !== refundedBeforeCents) {
    return {
      ok: false,
      explanation: `Paystack has refunded ${refundedCents} cents of this payment, the shop ${refundedBeforeCents}`,
    }
  }
  const sent = await askPaystack(settings, '/refund', {
    transaction: paymentReference,
    amount: amountCents,
    currency: 'ZAR',
    merchant_note: `${request.reason.trim()} (${refundId})`,
  })
  if (!sent.ok) return { ok: false, explanation: sent.message }
  return { ok: true, reference: String(z.object({ id: z.int() }).parse(sent.data).id) }
}
