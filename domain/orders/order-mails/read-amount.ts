import { eq } from 'drizzle-orm'
import { payments } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/**
 * The amount of a payment, in ZAR cents.
 * @throws DomainError not_found
 */
export async function readAmount(ctx: ShopCtx, paymentId: string): Promise<number> {
  const [payment] = await inTransaction(ctx, (ctx) =>
    ctx.db.select({ cents: payments.amountCents }).from(payments).where(eq(payments.id, paymentId)),
  )
  if (!payment) throw new DomainError('not_found', 'payment')
  return payment.cents
}
