import { eq } from 'drizzle-orm'
import { orderItems, returnLines, returnRequests } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockVisibleOrder } from '../orders/index.ts'

/**
 * Locks the order of a request that staff answer, and reads the request's jars.
 * @throws DomainError not_found
 */
export async function lockRequest(ctx: ShopCtx, { returnId }: { returnId: string }) {
  const isThis = eq(returnRequests.id, returnId)
  const find = () =>
    ctx.db
      .select({ orderId: returnRequests.orderId, state: returnRequests.state })
      .from(returnRequests)
      .where(isThis)
  const [found] = await find()
  if (!found) throw new DomainError('not_found', 'return')
  const order = await lockVisibleOrder(ctx, { orderId: found.orderId })
  // Again, because somebody may have answered it before the lock.
  const [request] = await find()
  const lines = await ctx.db
    .select({ itemId: returnLines.orderItemId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(eq(returnLines.requestId, returnId))
    .orderBy(orderItems.position)
  return { order, isWaiting: request?.state === 'waiting', lines }
}

type Answer = Pick<typeof returnRequests.$inferInsert, 'state' | 'answer' | 'refundId' | 'decidedBy'>

/** Writes the answer to a locked request that waits for one. */
export async function answerRequest(
  ctx: ShopCtx,
  { returnId, ...answer }: { returnId: string } & Answer,
): Promise<void> {
  await ctx.db
    .update(returnRequests)
    .set({ ...answer, decidedAt: ctx.now() })
    .where(eq(returnRequests.id, returnId))
}
