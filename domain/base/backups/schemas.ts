import { z } from 'zod'
import type { BackupPlace, RestoredBackup } from '#adapters/backups/backups.ts'
import type { RestoreRefusal } from '#shared/base/backup-error.ts'
import type { BackupFault } from '#shared/base/backup-faults.ts'

export type { RestoredBackup }

/** A backup that was asked for, and how far it came. `fault` says why it was not made, or, if it was, why it was not proved. */
export type BackupRun = {
  id: number
  /** The name of who asked for it; null at night, and if the account is gone. */
  by: string | null
  isNightly: boolean
  askedAt: Date
  begunAt: Date | null
  madeAt: Date | null
  provedAt: Date | null
  endedAt: Date | null
  bytes: number | null
  isSealed: boolean
  findings: number | null
  fault: BackupFault | null
  /** More of the fault, in English. */
  detail: string | null
  /** It lies in its place, sealed. */
  isForDownload: boolean
}

/** The state of backups, for those who only want to know. */
export type BackupState = {
  isOn: boolean
  /** The newest that has ended; null before the first. */
  newest: Pick<BackupRun, 'madeAt' | 'provedAt' | 'endedAt' | 'findings' | 'fault'> | null
  /** The time of the newest that its proof did not refuse. */
  lastMadeAt: Date | null
  /** Backups are on, and none was made for a night and more. */
  isLate: boolean
  /** The moment of the reading. */
  now: Date
}

export type BackupList = {
  /** The public key; '' without one. */
  recipient: string
  place: BackupPlace
  state: BackupState
  /** Newest first. */
  runs: BackupRun[]
}

export const backupId = z.coerce.number({ error: 'invalid' }).int('invalid').positive('invalid')

/** A new key, and what shows that its secret half was written down. */
export const useBackupKeyInput = z.strictObject({
  recipient: z.string({ error: 'required' }),
  seal: z.string({ error: 'required' }),
  /** The last letters of the secret half. */
  ending: z
    .string({ error: 'required' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/, 'invalid'),
})
export type UseBackupKeyInput = z.infer<typeof useBackupKeyInput>

/** A shop that came back; `findings` are rows of its books that do not agree. */
export type RestoreResult =
  | ({ ok: true } & RestoredBackup)
  /** `detail`: what went wrong, in English. */
  | { ok: false; reason: RestoreRefusal }
  | { ok: false; reason: 'failed'; detail: string | undefined }
