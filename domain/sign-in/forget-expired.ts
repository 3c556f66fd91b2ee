import { lt } from 'drizzle-orm'
import { challenges, mailLinks, sessions } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { after, DAY } from '../accounts/internal.ts'

/** Clears what has been over for a day. The worker's work. */
export async function forgetExpired(ctx: Ctx): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  await inTransaction(ctx, async (ctx) => {
    const aDayAgo = after(ctx, -DAY)
    await ctx.db.delete(sessions).where(lt(sessions.expiresAt, aDayAgo))
    await ctx.db.delete(challenges).where(lt(challenges.expiresAt, aDayAgo))
    await ctx.db.delete(mailLinks).where(lt(mailLinks.expiresAt, aDayAgo))
  })
}
