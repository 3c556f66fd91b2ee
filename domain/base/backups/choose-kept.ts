import { shopDay } from '#shared/kernel/dates.ts'

export type StoredBackup = { id: number; madeAt: Date; isProved: boolean }

/** The number of days, weeks and months with a backup of which one is kept. */
export const BACKUPS_KEPT = { days: 7, weeks: 4, months: 12 }

/**
 * Chooses the backups that are kept: all of the newest day, one each of the last days, weeks and months that have any, and
 * always the newest that was proved. Counted by the backups themselves and not from today, so that a clock that is off, or a shop
 * that rests, deletes nothing. Of a day's, week's or month's the newest proved one counts, if there is one.
 */
export function chooseKept(backups: readonly StoredBackup[]): Set<number> {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || b.id - a.id)
  const kept = new Set<number>()
  const keep = (backup: StoredBackup | undefined) => backup && kept.add(backup.id)
  const spans = [
    [BACKUPS_KEPT.days, dayOf],
    [BACKUPS_KEPT.weeks, weekOf],
    [BACKUPS_KEPT.months, monthOf],
  ] as const
  for (const [count, spanOf] of spans) {
    const bySpan = Map.groupBy(newestFirst, spanOf)
    for (const ofSpan of [...bySpan.values()].slice(0, count)) keep(bestOf(ofSpan))
  }
  const [newest] = newestFirst
  for (const backup of newestFirst) if (newest && dayOf(backup) === dayOf(newest)) keep(backup)
  keep(newestFirst.find(({ isProved }) => isProved))
  return kept
}

function bestOf(newestFirst: StoredBackup[]): StoredBackup | undefined {
  return newestFirst.find(({ isProved }) => isProved) ?? newestFirst[0]
}

const dayOf = ({ madeAt }: StoredBackup) => shopDay(madeAt)
const monthOf = (backup: StoredBackup) => dayOf(backup).slice(0, 7)

/** The Monday of its week. */
function weekOf(backup: StoredBackup): string {
  const day = new Date(`${dayOf(backup)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
