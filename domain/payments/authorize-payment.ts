import type { Card } from '#adapters/payments/payment-provider.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { ShopCtx } from '../context.ts'

type AuthorizePaymentInput = {
  payment: { method: Exclude<PaymentMethod, 'demo_card'> } | { method: 'demo_card'; card: Card }
  /** ZAR cents; nothing is set aside of nothing. */
  amountCents: number
  idempotencyKey: string
}
type AuthorizePaymentResult =
  /** `reference` is null where the money comes afterwards. */
  | { ok: true; reference: string | null }
  | { ok: false; reason: 'payment_declined' | 'payment_method_unavailable' }

/**
 * Sets the money aside where the method can do so before there is an order; elsewhere it comes afterwards. Talks to
 * the provider, so never inside a transaction. Where no order comes of it, call `releasePayment`.
 */
export async function authorizePayment(
  ctx: ShopCtx,
  { payment, amountCents, idempotencyKey }: AuthorizePaymentInput,
): Promise<AuthorizePaymentResult> {
  const provider = ctx.providers.get(payment.method)
  if (!provider) return { ok: false, reason: 'payment_method_unavailable' }
  if (provider.flow !== 'card' || !('card' in payment) || amountCents === 0) {
    return { ok: true, reference: null }
  }
  const authorized = await provider.authorize({ idempotencyKey, amountCents, card: payment.card })
  if (!authorized.ok) return { ok: false, reason: 'payment_declined' }
  return { ok: true, reference: authorized.reference }
}

/**
 * Gives back what `authorizePayment` has set aside, where no order came of it. Talks to the provider, so never inside
 * a transaction. A provider that does not answer is logged.
 */
export async function releasePayment(
  ctx: ShopCtx,
  { method, reference }: { method: PaymentMethod; reference: string },
): Promise<void> {
  const provider = ctx.providers.get(method)
  if (provider?.flow !== 'card') return
  try {
    await provider.release(reference)
  } catch (error) {
    ctx.log.error({ err: error, reference }, 'an authorized payment could not be released')
  }
}
