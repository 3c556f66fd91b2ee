import { eq } from 'drizzle-orm'
import { challenges, knownDevices, sessions } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import { endChallenges } from './internal.ts'

/**
 * Ends all sessions and challenges of a user and forgets their browsers, inside the caller's transaction, after `lockUser`.
 * @returns the ids of the sessions that were ended
 */
export async function signOutUser(ctx: ShopCtx, { userId }: { userId: string }): Promise<string[]> {
  const ended = await ctx.db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  await ctx.db.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await endChallenges(ctx, eq(challenges.userId, userId))
  return ended.map(({ id }) => id)
}
