import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { restockRequests } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const waitingKeptFor = { restockRequests: 365 * DAY, unprovedRequests: 7 * DAY }

/**
 * Deletes requests whose address nobody has proved, and those for products that did not come back.
 * @throws DomainError forbidden
 */
export async function forgetWaiting(ctx: Ctx): Promise<void> {
  policy.forgetWaiting(ctx)
  const { state, askedAt, id } = restockRequests
  const isOver = or(
    lt(askedAt, before(ctx.now(), waitingKeptFor.restockRequests)),
    and(eq(state, 'pending'), lt(askedAt, before(ctx.now(), waitingKeptFor.unprovedRequests))),
  )
  await inBatches(ctx, (ctx, limit) =>
    ctx.db
      .delete(restockRequests)
      .where(
        and(isOver, inArray(id, ctx.db.select({ id }).from(restockRequests).where(isOver).limit(limit))),
      ),
  )
}
