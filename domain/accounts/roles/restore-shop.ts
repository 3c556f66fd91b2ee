import type { BroughtBackup } from '#adapters/backups/backups.ts'
import { restoreBackup } from '#domain/base/backups/index.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { isSetupToken } from './become-first-admin.ts'
import { isSetupOpen } from './is-setup-open.ts'
import { policy } from './policy.ts'
import type { RestoreShopResult } from './schemas.ts'

/**
 * Puts the shop of a backup in the place of this one, which has no admin yet, for somebody who has the token that the server
 * printed. Nothing of the backup is read before.
 * @throws DomainError forbidden, not_found once there is an admin
 */
export async function restoreShop(
  ctx: Ctx,
  { token, ...backup }: Omit<BroughtBackup, 'mayReplace'> & { token: string },
): Promise<RestoreShopResult> {
  const { id } = policy.restoreShop(ctx)
  const refused = await countTries(ctx, ['code', `admin-setup ${id}`])
  if (refused) return refused
  if (!(await isSetupOpen(ctx))) throw new DomainError('not_found')
  if (!isSetupToken(ctx, token)) return { ok: false, reason: 'wrong_token' }
  return restoreBackup(asShop(ctx), { ...backup, mayReplace: () => isSetupOpen(ctx) })
}
