import { z } from 'zod'
import { askProvider } from './ask-provider.ts'
import { payfastSignature } from './payfast-signature.ts'
import type { PayfastSettings } from './payfast-settings.ts'
import type { RefundAnswer, RefundRequest } from './payment-provider.ts'

/**
 * Refunds through PayFast's API, which has no idempotency keys: so PayFast is first asked how much of this payment has
 * been refunded. What is refunded already is not sent again; what does not match the shop's books is left to staff.
 *
 * Documented (developers.payfast.co.za/api): the addresses, headers and signature; cents; the answers' shapes; the
 * three states and three ways of a refund. Assumed, as the sandbox has no refunds: that COMPLETED means everything was
 * refunded; that a refund lowers the available amount immediately; that 4xx means nothing was sent; that an answer may
 * come in the `data.response` envelope which the API's other answers have. A refund has no number of its own, so its
 * reference is the payment's.
 * @throws when PayFast gives no clear answer
 */
export async function refundByPayfast(
  settings: PayfastSettings & { passphrase: string },
  request: RefundRequest,
): Promise<RefundAnswer> {
  const { paymentReference, paidCents, amountCents, refundedBeforeCents } = request
  const found = await askApi(settings, 'GET', `/refunds/query/${encodeURIComponent(paymentReference)}`)
  if (found.status !== 200) return refused(found)

  const state = stateSchema.parse(found.answer)
  const originalCents = state.amount_original
  if (originalCents !== paidCents) {
    return refusedBecause(`PayFast received ${originalCents} cents for this payment, the shop ${paidCents}`)
  }
  // PayFast may have nothing available for reasons other than a refund; then it does not say how much was refunded.
  if (state.status === 'NOT_AVAILABLE') {
    return refusedBecause(state.errors?.join(' ') || 'PayFast cannot refund this payment')
  }
  const refundedCents = originalCents - state.amount_available_for_refund
  if (refundedCents === refundedBeforeCents + amountCents) return { ok: true, reference: paymentReference }
  if (refundedCents !== refundedBeforeCents) {
    return refusedBecause(
      `PayFast has refunded ${refundedCents} cents of this payment, the shop ${refundedBeforeCents}`,
    )
  }
  const way = amountCents === originalCents ? state.refund_full : state.refund_partial
  if (way?.method !== 'PAYMENT_SOURCE') {
    return refusedBecause(
      way?.method === 'BANK_PAYOUT'
        ? "PayFast refunds this payment only to the buyer's bank account; please do it in PayFast's dashboard"
        : 'PayFast cannot refund this amount of this payment',
    )
  }
  const sent = await askApi(settings, 'POST', `/refunds/${encodeURIComponent(paymentReference)}`, {
    amount: amountCents,
    notify_buyer: 1,
    reason: toReason(request.reason),
  })
  const outcome = outcomeSchema.safeParse(sent.answer).data
  if (sent.status === 200 && outcome?.data.response === true) return { ok: true, reference: paymentReference }
  if (sent.status === 200 && outcome?.status !== 'failed') throw new Error('PayFast gave no clear answer')
  return refused(sent)
}

/** Cents; some of the API's documented answers write numbers as strings. */
const centsSchema = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
])
const waySchema = z.object({ method: z.enum(['PAYMENT_SOURCE', 'BANK_PAYOUT', 'NOT_AVAILABLE']) }).nullish()
const bareStateSchema = z.object({
  amount_original: centsSchema,
  amount_available_for_refund: centsSchema,
  status: z.enum(['REFUNDABLE', 'COMPLETED', 'NOT_AVAILABLE']),
  errors: z.array(z.string()).nullish(),
  refund_full: waySchema,
  refund_partial: waySchema,
})
const stateSchema = z.union([
  bareStateSchema,
  z.object({ data: z.object({ response: bareStateSchema }) }).transform(({ data }) => data.response),
])
const outcomeSchema = z.object({
  status: z.string(),
  data: z.object({ response: z.unknown().optional(), message: z.string().optional() }),
})

type Answer = { status: number; answer: unknown }

async function askApi(
  { url, apiUrl, merchantId, passphrase }: PayfastSettings & { passphrase: string },
  method: 'GET' | 'POST',
  path: string,
  body: Record<string, string | number> = {},
): Promise<Answer> {
  const headers = {
    'merchant-id': merchantId,
    version: 'v1',
    timestamp: `${new Date().toISOString().slice(0, 19)}+00:00`,
  }
  const signed: Record<string, string | number> = { ...headers, ...body, passphrase }
  const parameters = Object.entries(signed)
    .map(([name, value]) => [name, String(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  // The parameter that selects the sandbox is not signed.
  const { status, body: text } = await askProvider(
    `${apiUrl}${path}${url.includes('sandbox') ? '?testing=true' : ''}`,
    {
      method,
      headers: {
        ...headers,
        // Here the passphrase is signed in its alphabetical place, not at the end.
        signature: payfastSignature(parameters, undefined),
        accept: 'application/json',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    },
  )
  return { status, answer: JSON.parse(text) }
}

/** PayFast requires 3 to 255 characters. */
function toReason(reason: string): string {
  const trimmed = Array.from(reason.trim()).slice(0, 255).join('')
  return trimmed.length < 3 ? 'Refund' : trimmed
}

function refused({ status, answer }: Answer): RefundAnswer {
  const message = outcomeSchema.safeParse(answer).data?.data.message
  return refusedBecause(message || `PayFast answered ${status}`)
}

function refusedBecause(explanation: string): RefundAnswer {
  return { ok: false, explanation }
}
