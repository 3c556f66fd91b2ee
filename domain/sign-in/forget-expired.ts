import { lt } from 'drizzle-orm'
import { challenges, knownDevices, mailLinks, sessions } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/durations.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { policy } from './policy.ts'

/**
 * Deletes the sessions, known devices, challenges and links that ended more than a day ago.
 * @throws DomainError forbidden
 */
export async function forgetExpired(ctx: Ctx): Promise<void> {
  policy.forgetExpired(ctx)
  await inTransaction(ctx, async (ctx) => {
    const aDayAgo = addTime(ctx.now(), -DAY)
    await ctx.db.delete(sessions).where(lt(sessions.expiresAt, aDayAgo))
    await ctx.db.delete(knownDevices).where(lt(knownDevices.expiresAt, aDayAgo))
    await ctx.db.delete(challenges).where(lt(challenges.expiresAt, aDayAgo))
    await ctx.db.delete(mailLinks).where(lt(mailLinks.expiresAt, aDayAgo))
  })
}
