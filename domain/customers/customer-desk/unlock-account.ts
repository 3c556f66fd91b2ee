import { setLockedAt } from '#domain/accounts/accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { requireStillAdmin } from '#domain/accounts/roles/index.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { AboutCustomerInput } from './schemas.ts'

/**
 * An admin lets somebody sign in again.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function unlockAccount(ctx: Ctx, { customerId: userId }: AboutCustomerInput): Promise<void> {
  const { id: actorId } = policy.unlockAccount(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const user = await mustFindUser(ctx, { userId })
    await requireStillAdmin(ctx, { userId: actorId })
    if (!user.lockedAt) return
    await setLockedAt(ctx, { userId, lockedAt: null })
    const changes = { lockedAt: { before: user.lockedAt, after: null } }
    await recordAudit(ctx, { actorId, action: 'account.unlocked', subjectId: userId, changes })
  })
}
