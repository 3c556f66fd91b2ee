import { inArray, lt } from 'drizzle-orm'
import { securityEvents } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const securityEventsKeptFor = { securityEvents: 90 * DAY }

/**
 * Deletes the security events that are older than 90 days.
 * @throws DomainError forbidden
 */
export async function forgetSecurityEvents(ctx: Ctx): Promise<void> {
  policy.forgetSecurityEvents(ctx)
  const isOld = lt(securityEvents.lastAt, before(ctx.now(), securityEventsKeptFor.securityEvents))
  await inBatches(ctx, ({ db }, limit) => {
    const old = db.select({ id: securityEvents.id }).from(securityEvents).where(isOld).limit(limit)
    return db.delete(securityEvents).where(inArray(securityEvents.id, old))
  })
}
