import { and, eq } from 'drizzle-orm'
import { mailLinks } from '#database/schema/index.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import type { LinkPurpose } from '#shared/base/mail-links.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { digestOf, newToken } from '#domain/kernel/tokens.ts'
import { type Addressee, findAddressee } from './find-addressee.ts'

/** The time that each kind of link works. */
export const LINK_LIFE: Record<LinkPurpose, number> = {
  verify_email: DAY,
  reset_password: HOUR,
  invitation: 7 * DAY,
}

/**
 * Makes the token of a link that is about to be mailed; earlier links for the same purpose stop working.
 * @returns undefined if the user no longer exists
 */
export async function issueLink(
  ctx: ShopCtx,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<(Addressee & { token: string }) | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const addressee = await findAddressee(ctx, { userId })
    if (!addressee) return undefined
    const token = newToken()
    await ctx.db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)))
    await ctx.db.insert(mailLinks).values({
      tokenHash: digestOf(token),
      userId,
      purpose,
      createdAt: ctx.now(),
      expiresAt: addTime(ctx.now(), LINK_LIFE[purpose]),
    })
    return { ...addressee, token }
  })
}
