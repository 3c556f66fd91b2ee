import type { Card } from '#adapters/payments/payment-provider.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

type AuthorizePaymentInput = {
  payment: { method: Exclude<PaymentMethod, 'demo_card'> } | { method: 'demo_card'; card: Card }
  /** ZAR cents; for 0 nothing is reserved. */
  amountCents: number
  idempotencyKey: string
}
type AuthorizePaymentResult =
  /** `reference` is null if the money is paid later. */
  | { ok: true; reference: string | null }
  | { ok: false; reason: 'payment_declined' | 'payment_method_unavailable' }

/**
 * Reserves the money if the method can do so before there is an order; other methods are paid later. Talks to the
 * provider, so never call it inside a transaction. If no order is created, call `releasePayment`.
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
 * Releases what `authorizePayment` reserved, if no order was created. Talks to the provider, so never call it inside a
 * transaction. If the provider does not answer, that is logged.
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
