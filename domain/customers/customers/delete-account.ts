import { lockUser } from '#domain/accounts/accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { checkOwnPassword } from '#domain/accounts/passwords/index.ts'
import { isLastAdmin } from '#domain/accounts/roles/index.ts'
import { eraseAccount } from './erase-account.ts'
import { policy } from './policy.ts'
import type { DeleteAccountInput, DeleteAccountResult } from './schemas.ts'

/**
 * Deletes the actor's account and everything that only the account needed. Orders stay for as long as the law requires,
 * with name, address and amounts; their other details are cleared as soon as they are done.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function deleteAccount(ctx: Ctx, input: DeleteAccountInput): Promise<DeleteAccountResult> {
  policy.deleteAccount(ctx)
  const own = await checkOwnPassword(ctx, input)
  if (!own.ok) return own
  return inTransaction(asShop(ctx), async (ctx): Promise<DeleteAccountResult> => {
    await lockUser(ctx, { userId: own.id })
    if (await isLastAdmin(ctx, { userId: own.id })) return { ok: false, reason: 'last_admin' }
    await eraseAccount(ctx, { userId: own.id, email: own.email, isVerified: true })
    await recordAudit(ctx, { actorId: own.id, action: 'account.deleted', subjectId: own.id })
    return { ok: true }
  })
}
