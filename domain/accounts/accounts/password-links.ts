import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { mailLinks } from '#database/schema/index.ts'
import type { LinkPurpose } from '#shared/base/mail-links.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'

/** The links that set a password: one requested by its owner, one sent by staff. */
const SETS_PASSWORD = ['reset_password', 'invitation'] as const satisfies LinkPurpose[]

/** Finds whose password a link would set; undefined for a link that is used, expired, altered or of another purpose. */
export async function findPasswordLink(
  ctx: ShopCtx,
  { token }: { token: string },
): Promise<{ userId: string } | undefined> {
  const [link] = await ctx.db.select({ userId: mailLinks.userId }).from(mailLinks).where(isUsable(ctx, token))
  return link
}

/**
 * Redeems a link that sets a password. Call it inside the caller's transaction.
 * @returns false if it has been used or has expired
 */
export async function redeemPasswordLink(ctx: ShopCtx, { token }: { token: string }): Promise<boolean> {
  const used = await ctx.db
    .update(mailLinks)
    .set({ usedAt: ctx.now() })
    .where(isUsable(ctx, token))
    .returning({ userId: mailLinks.userId })
  return used.length > 0
}

/** Voids the user's unused links: once a password has been set, an older mail must not undo it. */
export async function voidPasswordLinks(ctx: ShopCtx, { userId }: { userId: string }): Promise<void> {
  await ctx.db
    .delete(mailLinks)
    .where(
      and(eq(mailLinks.userId, userId), inArray(mailLinks.purpose, SETS_PASSWORD), isNull(mailLinks.usedAt)),
    )
}

function isUsable(ctx: Ctx, token: string) {
  return and(
    eq(mailLinks.tokenHash, digestOf(token)),
    inArray(mailLinks.purpose, SETS_PASSWORD),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, ctx.now()),
  )
}
