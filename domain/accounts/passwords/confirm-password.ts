import { and, eq } from 'drizzle-orm'
import { sessions } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { isPasswordOf } from '../accounts/index.ts'
import { recordSecurityEvent } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { ConfirmPasswordResult } from './schemas.ts'

/** The time before somebody at work is asked again. */
const LASTS = 10 * MINUTE

/**
 * Staff type their own password again, before what a stolen session must not do (`confirmed` in domain/kernel/guards.ts). It
 * holds for ten minutes, in this session only, and ends with it. Never call it in a transaction.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function confirmPassword(
  ctx: Ctx,
  { password }: { password: string },
): Promise<ConfirmPasswordResult> {
  const { id: userId } = policy.confirmPassword(ctx)
  const sessionId = ctx.session?.id
  if (!sessionId) throw new DomainError('forbidden')
  const own = await isPasswordOf(asShop(ctx), { userId, password })
  if (!own.ok) {
    if (own.reason === 'wrong_password')
      await recordSecurityEvent(asShop(ctx), { event: 'password.refused', userId })
    return own
  }
  return inTransaction(asShop(ctx), async (ctx): Promise<ConfirmPasswordResult> => {
    const confirmedUntil = addTime(ctx.now(), LASTS)
    const [kept] = await ctx.db
      .update(sessions)
      .set({ confirmedUntil })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    // It was ended in the meantime.
    if (!kept) throw new DomainError('forbidden')
    await recordSecurityEvent(ctx, { event: 'password.confirmed', userId })
    return { ok: true, confirmedUntil }
  })
}
