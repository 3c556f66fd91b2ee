import { asShop, type Ctx, inTransaction } from '../context.ts'
import { refuseWrongHost } from '../accounts/hosts.ts'
import { openChallenge } from '../accounts/internal.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { hashPassword, wasUsedBefore } from '../accounts/passwords.ts'
import type { ChangePasswordInput, ChangePasswordResult } from '../accounts/schemas.ts'

/** The first half of changing a password: the new one waits, hashed, for the code that is mailed now. */
export async function changePassword(ctx: Ctx, input: ChangePasswordInput): Promise<ChangePasswordResult> {
  const wrongHost = refuseWrongHost(ctx)
  if (wrongHost) return wrongHost
  const own = await checkOwnPassword(ctx, input.currentPassword)
  if (!own.ok) return own
  const { newPassword } = input
  if (await wasUsedBefore(ctx, { userId: own.id, password: newPassword })) {
    return { ok: false, reason: 'used_before' }
  }
  const newPasswordHash = await hashPassword(ctx, newPassword)
  return inTransaction(asShop(ctx), (ctx) => openChallenge(ctx, own, 'password_change', newPasswordHash))
}
