import type { PaymentMethod } from '#shared/payment-methods.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { takeNews } from './take-news.ts'

/** Asks the provider what became of a payment whose buyer has come back. A job's work: may be repeated. */
export async function checkPayment(
  ctx: Ctx,
  { method, reference }: { method: PaymentMethod; reference: string },
): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const provider = ctx.providers.get(method)
  if (provider?.flow !== 'hosted' || !provider.find) throw new DomainError('unavailable', 'payment')
  const told = await provider.find(reference)
  await inTransaction(ctx, (ctx) => takeNews(ctx, method, told))
}
