import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { JobPayloads } from '#domain/base/jobs/schemas.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { policy } from './policy.ts'

/**
 * Asks the provider about a payment whose buyer has come back. A job, so it may be repeated.
 * @throws DomainError forbidden, unavailable
 */
export async function checkPayment(
  ctx: Ctx,
  { method, reference }: JobPayloads['check-payment'],
): Promise<void> {
  policy.checkPayment(ctx)
  const provider = ctx.providers.get(method)
  if (provider?.flow !== 'hosted' || !provider.findPayment) throw new DomainError('unavailable', 'payment')
  const report = await provider.findPayment(reference)
  await inTransaction(asShop(ctx), (ctx) => applyPaymentEvent(ctx, { method, report }))
}
