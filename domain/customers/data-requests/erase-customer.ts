import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { lockUser } from '#domain/accounts/accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { eraseAccount } from '../customers/index.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { requireStillAdmin } from '#domain/accounts/roles/index.ts'
import { policy } from './policy.ts'
import type { EraseCustomerInput, EraseCustomerResult } from './schemas.ts'

/**
 * Deletes somebody's account for them, as they could themselves; the law keeps name, postal address and amounts of their
 * orders for its time. The audit log keeps their id and nothing else of them. Takes their address, typed again.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function eraseCustomer(
  ctx: Ctx,
  { customerId: userId, email }: EraseCustomerInput,
): Promise<EraseCustomerResult> {
  const { id: actorId } = policy.eraseCustomer(ctx)
  if (userId === actorId) return { ok: false, reason: 'own_account' }
  return inTransaction(asShop(ctx), async (ctx): Promise<EraseCustomerResult> => {
    await lockUser(ctx, { userId })
    await requireStillAdmin(ctx, { userId: actorId })
    const [user] = await ctx.db
      .select({ email: users.email, verifiedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, userId))
    if (!user) throw new DomainError('not_found', 'account')
    if (user.email !== email) return { ok: false, reason: 'other_address' }
    await eraseAccount(ctx, { userId, email, isVerified: user.verifiedAt !== null })
    await recordAudit(ctx, { actorId, action: 'account.erased', subjectId: userId })
    return { ok: true }
  })
}
