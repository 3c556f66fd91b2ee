import { eq, sql } from 'drizzle-orm'
import { challenges, mailLinks, sessions, users } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { refuseWrongHost } from '../accounts/hosts.ts'
import { endChallenges, lockUser } from '../accounts/internal.ts'
import { findPasswordLink, goodPasswordLink, voidPasswordLinks } from '../accounts/password-link.ts'
import { hashPassword, wasUsedBefore } from '../accounts/passwords.ts'
import type { SetPasswordResult } from '../accounts/schemas.ts'

/**
 * Sets a password by a mailed link, once, and ends every session. The link proves the address, so it is verified by
 * this too. It signs nobody in: that takes a code.
 */
export async function setPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<SetPasswordResult> {
  const wrongHost = refuseWrongHost(ctx)
  if (wrongHost) return wrongHost
  const asTheShop = asShop(ctx)
  const link = await inTransaction(asTheShop, (ctx) => findPasswordLink(ctx, token))
  if (!link) return { ok: false, reason: 'invalid_link' }
  if (await wasUsedBefore(ctx, { userId: link.userId, password })) return { ok: false, reason: 'used_before' }
  const passwordHash = await hashPassword(ctx, password)

  const result = await inTransaction(asTheShop, async (ctx): Promise<SetPasswordResult> => {
    const { userId } = link
    await lockUser(ctx, userId)
    const used = await ctx.db
      .update(mailLinks)
      .set({ usedAt: ctx.now() })
      .where(goodPasswordLink(ctx, token))
      .returning({ userId: mailLinks.userId })
    if (used.length === 0) return { ok: false, reason: 'invalid_link' }
    const [user] = await ctx.db
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${ctx.now().toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
    if (!user) return { ok: false, reason: 'invalid_link' }
    await ctx.db.delete(sessions).where(eq(sessions.userId, userId))
    await endChallenges(ctx, eq(challenges.userId, userId))
    await voidPasswordLinks(ctx, userId)
    await recordAudit(ctx, { actorId: userId, action: 'password.reset', subjectId: userId })
    await enqueueJob(ctx, 'send-password-changed', { userId })
    return { ok: true, email: user.email }
  })
  // Whoever was kept out by somebody else's guesses is let in again.
  if (result.ok) await ctx.limits.forget('sign_in_anywhere', result.email)
  return result
}
