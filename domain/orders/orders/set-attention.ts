import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { LockedOrder } from './schemas.ts'

/**
 * Marks a locked order for staff to look at, and unhides it; `problem: null` removes the mark. Call it in the
 * transaction that locked the order; `order` is kept up to date.
 */
export async function setAttention(
  ctx: ShopCtx,
  { order, problem }: { order: LockedOrder; problem: PaymentProblem | null },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ attention: problem, ...(problem && { hiddenAt: null }) })
    .where(eq(orders.id, order.id))
  order.attention = problem
  if (problem) order.isHidden = false
}
