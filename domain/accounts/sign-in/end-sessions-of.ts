import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { lockUser, signOutUser } from '../accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { requireStillAdmin } from '../roles/index.ts'
import { policy } from './policy.ts'
import type { EndSessionsOfInput, EndSessionsOfResult } from './schemas.ts'

/**
 * An admin signs somebody out everywhere: all their sessions and unfinished sign-ins end, and no browser is known any
 * more. They may sign in again.
 * @throws DomainError forbidden, unconfirmed
 */
export async function endSessionsOf(ctx: Ctx, { email }: EndSessionsOfInput): Promise<EndSessionsOfResult> {
  const { id: actorId } = policy.endSessionsOf(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<EndSessionsOfResult> => {
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (user) await lockUser(ctx, { userId: user.id })
    await requireStillAdmin(ctx, { userId: actorId })
    if (!user) return { ok: false, reason: 'no_such_account' }
    await signOutUser(ctx, { userId: user.id })
    await recordAudit(ctx, { actorId, action: 'sessions.ended', subjectId: user.id })
    return { ok: true }
  })
}
