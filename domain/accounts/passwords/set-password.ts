import {
  confirmAddress,
  findPasswordLink,
  lockUser,
  redeemPasswordLink,
  signOutUser,
  storePassword,
  voidPasswordLinks,
} from '../accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { hashPassword } from '#domain/kernel/hash-password.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { refuseCommonPassword } from '#domain/kernel/refuse-common-password.ts'
import { refuseWrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import { rememberDevice } from '../sign-in/index.ts'
import type { SetPasswordInput, SetPasswordResult } from './schemas.ts'
import { wasUsedBefore } from './was-used-before.ts'

/**
 * Sets a password by a mailed link, once, and ends every session. It also verifies the address. It does not sign in:
 * that requires a code. The browser becomes known to the account, so that its owner gets in while strangers go on trying.
 * @throws DomainError `unavailable` while too many passwords wait to be hashed
 */
export async function setPassword(
  ctx: Ctx,
  { token, password }: SetPasswordInput,
): Promise<SetPasswordResult> {
  const refused = refuseWrongHost(ctx) ?? (await refuseCommonPassword(password))
  if (refused) return refused
  const link = await inTransaction(asShop(ctx), (ctx) => findPasswordLink(ctx, { token }))
  if (!link) return { ok: false, reason: 'invalid_link' }
  const { userId } = link
  if (await wasUsedBefore(ctx, { userId, password })) return { ok: false, reason: 'used_before' }
  const passwordHash = await hashPassword(ctx, password)

  const result = await inTransaction(asShop(ctx), async (ctx): Promise<SetPasswordResult> => {
    await lockUser(ctx, { userId })
    if (!(await redeemPasswordLink(ctx, { token }))) return { ok: false, reason: 'invalid_link' }
    const user = await storePassword(ctx, { userId, passwordHash })
    if (!user) return { ok: false, reason: 'invalid_link' }
    await confirmAddress(ctx, { userId })
    await signOutUser(ctx, { userId })
    await voidPasswordLinks(ctx, { userId })
    await recordAudit(ctx, { actorId: userId, action: 'password.reset', subjectId: userId })
    await enqueueJob(ctx, { kind: 'send-password-changed', userId })
    const device = await rememberDevice(ctx, { userId, token: undefined })
    return { ok: true, email: user.email, device }
  })
  // If wrong guesses had blocked the account, its owner may sign in again.
  if (result.ok) await ctx.limits.forget(['sign_in_anywhere', result.email])
  return result
}
