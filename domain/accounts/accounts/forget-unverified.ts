import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { mailLinks, users } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const unverifiedKeptFor = { unverifiedAccounts: 30 * DAY }

/**
 * Deletes the accounts whose address nobody has verified for 30 days, unless a link that would verify it still works:
 * nobody can sign in to them, and the address may be a stranger's.
 * @throws DomainError forbidden
 */
export async function forgetUnverified(ctx: Ctx): Promise<void> {
  policy.forgetUnverified(ctx)
  const oldest = before(ctx.now(), unverifiedKeptFor.unverifiedAccounts)
  await inBatches(ctx, ({ db }, limit) => {
    const liveLink = db
      .select({ one: sql`1` })
      .from(mailLinks)
      .where(and(eq(mailLinks.userId, users.id), gt(mailLinks.expiresAt, ctx.now())))
    const isOld = and(
      isNull(users.emailConfirmedAt),
      lt(users.createdAt, oldest),
      lt(sql`coalesce(${users.invitedAt}, ${users.createdAt})`, oldest),
      notExists(liveLink),
    )
    const old = db
      .select({ id: users.id })
      .from(users)
      .where(isOld)
      .limit(limit)
      .for('update', { skipLocked: true })
    return db.delete(users).where(inArray(users.id, old))
  })
}
