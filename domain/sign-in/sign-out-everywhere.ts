import { eq } from 'drizzle-orm'
import { challenges, sessions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { endChallenges, lockUser } from '../accounts/internal.ts'
import { requireCustomer } from '../guards.ts'

/** Ends every session of the actor, the one that asks among them, and every sign-in that is half done. */
export async function signOutEverywhere(ctx: Ctx): Promise<void> {
  const userId = requireCustomer(ctx).id
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockUser(ctx, userId)
    await ctx.db.delete(sessions).where(eq(sessions.userId, userId))
    await endChallenges(ctx, eq(challenges.userId, userId))
  })
}
