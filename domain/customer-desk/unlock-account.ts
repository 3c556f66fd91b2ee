import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { isPasswordOf } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { requireStillAdmin } from '../roles/index.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { LockAccountInput, UnlockAccountResult } from './schemas.ts'

/**
 * An admin lets somebody sign in again. Takes the admin's own password.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function unlockAccount(
  ctx: Ctx,
  { customerId: userId, password }: LockAccountInput,
): Promise<UnlockAccountResult> {
  const { id: actorId } = policy.unlockAccount(ctx)
  const own = await isPasswordOf(asShop(ctx), { userId: actorId, password })
  if (!own.ok) return own
  return inTransaction(asShop(ctx), async (ctx): Promise<UnlockAccountResult> => {
    const user = await mustFindUser(ctx, { userId })
    await requireStillAdmin(ctx, { userId: actorId })
    if (!user.lockedAt) return { ok: true }
    await ctx.db.update(users).set({ lockedAt: null }).where(eq(users.id, userId))
    const changes = { lockedAt: { before: user.lockedAt, after: null } }
    await recordAudit(ctx, { actorId, action: 'account.unlocked', subjectId: userId, changes })
    return { ok: true }
  })
}
