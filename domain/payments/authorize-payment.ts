import type { Card } from '#adapters/payments/card-payments.ts'
import type { Ctx } from '../context.ts'

export type PaymentChoice = { method: 'bank_transfer' } | { method: 'demo_card'; card: Card }
export type Authorization =
  | { ok: true; reference: string | null; release(): Promise<void> }
  | { ok: false; reason: 'payment_declined' | 'payment_method_unavailable' }

/**
 * Sets the money aside where the method can do so; a bank transfer comes later by itself. Talks to the provider, so
 * never inside a transaction.
 * @param amountCents ZAR cents
 */
export async function authorizePayment(
  ctx: Ctx,
  choice: PaymentChoice,
  amountCents: number,
  idempotencyKey: string,
): Promise<Authorization> {
  if (choice.method === 'bank_transfer') return { ok: true, reference: null, release: async () => {} }
  const { cards } = ctx
  if (!cards) return { ok: false, reason: 'payment_method_unavailable' }
  const authorized = await cards.authorize({ idempotencyKey, amountCents, card: choice.card })
  if (!authorized.ok) return { ok: false, reason: 'payment_declined' }
  const { reference } = authorized
  return {
    ok: true,
    reference,
    async release() {
      try {
        await cards.release(reference)
      } catch (error) {
        ctx.log.error({ err: error, reference }, 'an authorized payment could not be released')
      }
    },
  }
}
