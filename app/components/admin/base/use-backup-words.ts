import type { BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { BackupState } from '#domain/base/backups/schemas.ts'
import { formatDateTime, formatTime, shopDay } from '#shared/kernel/dates.ts'

type BackupWords = { text: string; tone: BadgeTone }

/** Says how it stands with backups, in a sentence; undefined where there are none and none are to be made. */
export function useBackupWords({
  isOn,
  newest,
  lastMadeAt,
  isLate,
  now,
}: BackupState): BackupWords | undefined {
  const { backups: texts } = useStaffMessages()
  const locale = useLocale()
  const at = (moment: Date) =>
    shopDay(moment) === shopDay(now) ? formatTime(moment) : formatDateTime(moment, locale)
  if (isLate && lastMadeAt) return { text: texts.late(at(lastMadeAt)), tone: 'bad' }
  if (!newest) return isOn ? { text: `${texts.never}. ${texts.neverText}`, tone: 'plain' } : undefined
  const { madeAt, provedAt, endedAt, findings, fault } = newest
  if (!madeAt) {
    const lastGood = lastMadeAt ? ` ${texts.lastGood(at(lastMadeAt))}` : ''
    const why = fault ? `: ${texts.faults[fault]}.` : '.'
    return { text: `${texts.notMade(at(endedAt ?? now))}${why}${lastGood}`, tone: 'bad' }
  }
  if (fault) {
    const text = `${texts.made(at(madeAt))}, ${texts.notProved}: ${texts.faults[fault]}`
    return { text, tone: fault === 'not_allowed' ? 'waiting' : 'bad' }
  }
  if (findings) return { text: `${texts.made(at(madeAt))}, ${texts.findings(findings)}`, tone: 'bad' }
  return { text: `${texts.made(at(madeAt))}, ${texts.proved(at(provedAt ?? now))}`, tone: 'good' }
}
