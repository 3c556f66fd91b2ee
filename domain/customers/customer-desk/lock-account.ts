import { setLockedAt, signOutUser, voidPasswordLinks } from '#domain/accounts/accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { requireStillAdmin } from '#domain/accounts/roles/index.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { AboutCustomerInput, LockAccountResult } from './schemas.ts'

/**
 * An admin keeps somebody from signing in, customer or staff, until the account is unlocked: sessions and unfinished
 * sign-ins end at once. Nobody locks their own account, so an admin who can sign in is always left.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function lockAccount(
  ctx: Ctx,
  { customerId: userId }: AboutCustomerInput,
): Promise<LockAccountResult> {
  const { id: actorId } = policy.lockAccount(ctx)
  if (userId === actorId) return { ok: false, reason: 'own_account' }
  return inTransaction(asShop(ctx), async (ctx): Promise<LockAccountResult> => {
    const user = await mustFindUser(ctx, { userId })
    // When two admins lock each other, the second is locked already, and may not.
    await requireStillAdmin(ctx, { userId: actorId })
    if (user.lockedAt) return { ok: true }
    const lockedAt = ctx.now()
    await setLockedAt(ctx, { userId, lockedAt })
    await signOutUser(ctx, { userId })
    await voidPasswordLinks(ctx, { userId })
    const changes = { lockedAt: { before: null, after: lockedAt } }
    await recordAudit(ctx, { actorId, action: 'account.locked', subjectId: userId, changes })
    return { ok: true }
  })
}
