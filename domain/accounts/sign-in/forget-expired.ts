import { inArray, lt } from 'drizzle-orm'
import { challenges, knownDevices, mailLinks, sessions } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const sessionsKeptFor = { endedSessions: DAY }

/**
 * Deletes the sessions, known devices, challenges and links that ended more than a day ago.
 * @throws DomainError forbidden
 */
export async function forgetExpired(ctx: Ctx): Promise<void> {
  policy.forgetExpired(ctx)
  const then = before(ctx.now(), sessionsKeptFor.endedSessions)
  for (const table of [sessions, knownDevices, challenges, mailLinks]) {
    const isOld = lt(table.expiresAt, then)
    await inBatches(ctx, ({ db }, limit) => {
      const old = db.select({ tokenHash: table.tokenHash }).from(table).where(isOld).limit(limit)
      return db.delete(table).where(inArray(table.tokenHash, old))
    })
  }
}
