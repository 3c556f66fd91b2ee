import { and, inArray, lt } from 'drizzle-orm'
import { carts } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const cartsKeptFor = { idleCarts: 180 * DAY }

/**
 * Deletes the carts of customers that nobody has changed for long.
 * @throws DomainError forbidden
 */
export async function forgetCarts(ctx: Ctx): Promise<void> {
  policy.forgetCarts(ctx)
  const isIdle = lt(carts.updatedAt, before(ctx.now(), cartsKeptFor.idleCarts))
  await inBatches(ctx, (ctx, limit) => {
    const idle = ctx.db.select({ id: carts.customerId }).from(carts).where(isIdle).limit(limit)
    // Asked again, because a customer may change the cart between the two.
    return ctx.db.delete(carts).where(and(isIdle, inArray(carts.customerId, idle)))
  })
}
