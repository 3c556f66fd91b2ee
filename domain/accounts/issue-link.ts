import { and, eq } from 'drizzle-orm'
import { mailLinks } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { findAddressee, type Addressee } from './find-addressee.ts'
import { after, DAY, digestOf, HOUR, newToken } from './internal.ts'

const LIFE = { verify_email: DAY, reset_password: HOUR, invitation: 7 * DAY }

/**
 * Makes the token of a link that is about to be mailed; links sent before for the same purpose are void. A job's work.
 * @returns undefined when there is no such user any more
 */
export async function issueLink(
  ctx: Ctx,
  userId: string,
  purpose: keyof typeof LIFE,
): Promise<(Addressee & { token: string }) | undefined> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  return inTransaction(ctx, async (ctx) => {
    const addressee = await findAddressee(ctx, userId)
    if (!addressee) return undefined
    const token = newToken()
    await ctx.db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)))
    await ctx.db.insert(mailLinks).values({
      tokenHash: digestOf(token),
      userId,
      purpose,
      createdAt: ctx.now(),
      expiresAt: after(ctx, LIFE[purpose]),
    })
    return { ...addressee, token }
  })
}
