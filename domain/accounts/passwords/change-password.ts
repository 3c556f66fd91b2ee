import { lockUser } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { hashPassword } from '#domain/kernel/hash-password.ts'
import { refuseCommonPassword } from '#domain/kernel/refuse-common-password.ts'
import { refuseWrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import { openChallenge } from '../sign-in/index.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { policy } from './policy.ts'
import type { ChangePasswordInput, ChangePasswordResult } from './schemas.ts'
import { wasUsedBefore } from './was-used-before.ts'

/**
 * The first half of changing a password: the new one is stored as a hash until the mailed code is entered.
 * @throws DomainError forbidden, `unavailable` while too many passwords wait to be hashed
 */
export async function changePassword(ctx: Ctx, input: ChangePasswordInput): Promise<ChangePasswordResult> {
  policy.changePassword(ctx)
  const refused = refuseWrongHost(ctx) ?? (await refuseCommonPassword(input.newPassword))
  if (refused) return refused
  const own = await checkOwnPassword(ctx, { password: input.currentPassword }).catch((error: unknown) =>
    toUnknownUser(ctx, error),
  )
  if (!own.ok) return own
  const { id, email } = own
  const { newPassword } = input
  if (await wasUsedBefore(ctx, { userId: id, password: newPassword })) {
    return { ok: false, reason: 'used_before' }
  }
  const newPasswordHash = await hashPassword(ctx, newPassword)
  return inTransaction(asShop(ctx), async (ctx) => {
    await lockUser(ctx, { userId: id })
    return openChallenge(ctx, { user: { id, email }, type: 'password_change', newPasswordHash })
  })
}

/** Turns an error in finding the user into a result (docs/specification.md §8). */
function toUnknownUser(
  ctx: Ctx,
  error: unknown,
): { ok: false; reason: 'user_not_found' | 'user_unreadable' } {
  if (isDomainError(error) && error.code === 'not_found') return { ok: false, reason: 'user_not_found' }
  if (isDomainError(error)) throw error
  ctx.log.error({ err: error }, 'the user could not be read')
  return { ok: false, reason: 'user_unreadable' }
}
