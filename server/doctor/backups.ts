import { readLastBackup } from '#domain/base/backups/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { type Finding, found, unseen } from '#shared/base/doctor/findings.ts'
import { addTime, HOUR } from '#shared/kernel/durations.ts'
import type { Surroundings } from './surroundings.ts'

/** A night, and half a day for somebody to see it. */
const OLD_MS = 36 * HOUR

/** The newest backup, and the newest that was restored and checked. */
export async function lookAtBackups({ shop, now }: Surroundings): Promise<Finding[]> {
  if (!shop) return [unseen('backups', 'closed')]
  const ctx = asShop(shop.newCtx())
  const { backups } = await getSettings(ctx)
  if (!backups.isOn) return [found('backups', 'off')]
  const { madeAt, provedAt } = await inTransaction(ctx, readLastBackup)
  if (!madeAt) return [found('backups', 'none')]
  const isOld = (at: Date | null) => at === null || at < addTime(now(), -OLD_MS)
  const made = { made: madeAt.toISOString() }
  if (isOld(madeAt)) return [found('backups', 'late', made)]
  return [found('backups', isOld(provedAt) ? 'unproved' : 'proved', made)]
}
