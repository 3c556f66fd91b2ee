import { and, inArray, lt } from 'drizzle-orm'
import { contactThreads } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const threadsKeptFor = { contactThreads: 2 * 365 * DAY }

/**
 * Deletes the threads in which nobody has written for long.
 * @throws DomainError forbidden
 */
export async function forgetContactThreads(ctx: Ctx): Promise<void> {
  policy.forgetContactThreads(ctx)
  const isOver = lt(contactThreads.lastMessageAt, before(ctx.now(), threadsKeptFor.contactThreads))
  await inBatches(ctx, (ctx, limit) => {
    const over = ctx.db.select({ id: contactThreads.id }).from(contactThreads).where(isOver).limit(limit)
    // Asked again, because its sender may write between the two.
    return ctx.db.delete(contactThreads).where(and(isOver, inArray(contactThreads.id, over)))
  })
}
