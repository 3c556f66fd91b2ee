import type { Ctx } from '#domain/kernel/context.ts'
import { lastVersions } from './last-versions.ts'
import { policy } from './policy.ts'
import type { UpdateSettingsResult } from './schemas.ts'
import { updateSettings } from './update-settings.ts'

/**
 * Opens the shop to everyone, now. Refused while it does not say enough of its company.
 * @throws DomainError forbidden
 */
export async function openShop(ctx: Ctx): Promise<UpdateSettingsResult> {
  policy.openShop(ctx)
  const version = (await lastVersions(ctx)).get('opening') ?? 0
  return updateSettings(ctx, { group: 'opening', value: { isOpen: true }, version })
}
