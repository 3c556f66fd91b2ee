import type { Card } from '#adapters/payments/payment-provider.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'

export type PaymentChoice =
  { method: Exclude<PaymentMethod, 'demo_card'> } | { method: 'demo_card'; card: Card }

export type Authorization =
  | { ok: true; reference: string | null; release(): Promise<void> }
  | { ok: false; reason: 'payment_declined' | 'payment_method_unavailable' }

/**
 * Sets the money aside where the method can do so before there is an order; elsewhere it comes afterwards. Talks to
 * the provider, so never inside a transaction.
 * @param amountCents ZAR cents; nothing is set aside of nothing
 */
export async function authorizePayment(
  ctx: Ctx,
  choice: PaymentChoice,
  amountCents: number,
  idempotencyKey: string,
): Promise<Authorization> {
  const provider = ctx.providers.get(choice.method)
  if (!provider) return { ok: false, reason: 'payment_method_unavailable' }
  if (provider.flow !== 'card' || !('card' in choice) || amountCents === 0) {
    return { ok: true, reference: null, release: async () => {} }
  }
  const authorized = await provider.authorize({ idempotencyKey, amountCents, card: choice.card })
  if (!authorized.ok) return { ok: false, reason: 'payment_declined' }
  const { reference } = authorized
  return {
    ok: true,
    reference,
    async release() {
      try {
        await provider.release(reference)
      } catch (error) {
        ctx.log.error({ err: error, reference }, 'an authorized payment could not be released')
      }
    },
  }
}
