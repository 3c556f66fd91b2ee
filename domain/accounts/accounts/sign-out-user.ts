import { and, eq, ne, type SQL } from 'drizzle-orm'
import { challenges, knownDevices, sessions } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { digestOf, newToken } from '#domain/kernel/tokens.ts'

/**
 * Ends all sessions and challenges of a user and forgets their browsers, inside the caller's transaction, after
 * `lockUser`.
 * @returns the ids of the sessions that were ended
 */
export async function signOutUser(ctx: ShopCtx, { userId }: { userId: string }): Promise<string[]> {
  const endedIds = await endSessions(ctx, { userId })
  await ctx.db.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await endChallenges(ctx, eq(challenges.userId, userId))
  return endedIds
}

/**
 * Ends all sessions of a user, inside the caller's transaction.
 * @returns their ids
 */
export async function endSessions(ctx: ShopCtx, { userId }: { userId: string }): Promise<string[]> {
  const ended = await ctx.db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Ends challenges. Their rows stay for a while, because they count as requests for a code: one every 30 seconds. */
export async function endChallenges(ctx: ShopCtx, which: SQL): Promise<void> {
  await ctx.db
    .update(challenges)
    .set({ expiresAt: ctx.now(), codeHash: null, newPasswordHash: null })
    .where(which)
}

/**
 * Gives a session of a user another token and ends the user's other sessions, inside the caller's transaction: tokens
 * known so far stop working.
 * @returns undefined if the session is over
 */
export async function renewOnlySession(
  ctx: ShopCtx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const mine = eq(sessions.userId, userId)
  await ctx.db.delete(sessions).where(and(mine, ne(sessions.id, sessionId)))
  const token = newToken()
  const [renewed] = await ctx.db
    .update(sessions)
    .set({ tokenHash: digestOf(token) })
    .where(and(mine, eq(sessions.id, sessionId)))
    .returning({ expiresAt: sessions.expiresAt })
  return renewed && { token, expiresAt: renewed.expiresAt }
}
