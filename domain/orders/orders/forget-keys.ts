import { and, inArray, lt, ne, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const keysKeptFor = { idempotencyKeys: 30 * DAY }

/**
 * Clears the idempotency keys of orders that nobody sends again, and the hashes of what was sent with them: a hash of
 * somebody's name and address confirms a guess at them.
 * @throws DomainError forbidden
 */
export async function forgetKeys(ctx: Ctx): Promise<void> {
  policy.forgetKeys(ctx)
  const hasOldKey = and(
    ne(orders.requestHash, ''),
    lt(orders.createdAt, before(ctx.now(), keysKeptFor.idempotencyKeys)),
  )
  await inBatches(ctx, (ctx, limit) => {
    const old = ctx.db.select({ id: orders.id }).from(orders).where(hasOldKey).limit(limit)
    // The column is unique, and no client's key contains a space.
    const none = { idempotencyKey: sql`'none ' || ${orders.id}`, requestHash: '' }
    return ctx.db.update(orders).set(none).where(inArray(orders.id, old))
  })
}
