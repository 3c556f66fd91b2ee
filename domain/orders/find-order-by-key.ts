import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'

/** The order that a checkout's idempotency key has already made, if any. For the shop's own use. */
export async function findOrderByKey(
  ctx: Ctx,
  idempotencyKey: string,
): Promise<
  { number: string; accessKey: string; requestHash: string; paymentReference: string | null } | undefined
> {
  const [found] = await ctx.db
    .select({
      number: orders.number,
      accessKey: orders.accessKey,
      requestHash: orders.requestHash,
      paymentReference: orders.paymentReference,
    })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey))
  return found
}
