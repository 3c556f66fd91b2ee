import { and, eq, gt, sql } from 'drizzle-orm'
import { mailLinks, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'
import { confirmAddress } from './confirm-address.ts'
import type { VerifyEmailResult } from './schemas.ts'

/** Marks the address as verified: the link proves that it is the user's. Opening it again gives the same answer. */
export async function verifyEmail(ctx: Ctx, { token }: { token: string }): Promise<VerifyEmailResult> {
  return inTransaction(asShop(ctx), async (ctx): Promise<VerifyEmailResult> => {
    const [link] = await ctx.db
      .update(mailLinks)
      .set({ usedAt: sql`coalesce(${mailLinks.usedAt}, ${ctx.now().toISOString()}::timestamptz)` })
      .where(
        and(
          eq(mailLinks.tokenHash, digestOf(token)),
          eq(mailLinks.purpose, 'verify_email'),
          gt(mailLinks.expiresAt, ctx.now()),
        ),
      )
      .returning({ userId: mailLinks.userId })
    if (!link) return { ok: false, reason: 'invalid_link' }
    await confirmAddress(ctx, link)
    const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, link.userId))
    return user ? { ok: true, email: user.email } : { ok: false, reason: 'invalid_link' }
  })
}
