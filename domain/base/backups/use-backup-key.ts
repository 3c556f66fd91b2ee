import { isAgeRecipient } from '#shared/base/age-recipient.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { listSettings, updateSettings } from '../settings/index.ts'
import { sealOf } from './create-backup-key.ts'
import { policy } from './policy.ts'
import type { UseBackupKeyInput } from './schemas.ts'

export type UseBackupKeyResult =
  | { ok: true }
  /** These are not the last letters of the key. */
  | { ok: false; reason: 'wrong_ending' }
  /** Somebody else has changed the settings of backups just now. */
  | { ok: false; reason: 'changed' }

/**
 * Seals all backups from now on to a new key, whose secret half somebody has written down. Those made before need the key before.
 * @throws DomainError forbidden, unconfirmed
 */
export async function useBackupKey(
  ctx: Ctx,
  { recipient, seal, ending }: UseBackupKeyInput,
): Promise<UseBackupKeyResult> {
  policy.useBackupKey(ctx)
  if (!isAgeRecipient(recipient) || seal !== sealOf(ctx, recipient, ending)) {
    return { ok: false, reason: 'wrong_ending' }
  }
  const { value, version } = (await listSettings(ctx)).backups
  const saved = await updateSettings(ctx, { group: 'backups', value: { ...value, recipient }, version })
  return saved.ok ? saved : { ok: false, reason: 'changed' }
}
