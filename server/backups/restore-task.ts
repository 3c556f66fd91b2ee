import type { Config } from '#config/config.ts'
import type { RestoreRefusal } from '#shared/base/backup-error.ts'

/** The task of the process that restores a backup, and its answer. */
export type RestoreTask = {
  config: Config
  file: string
  identities: string[]
} & (
  | {
      /** Beside the shop, and gone again; whole data are moved into `keepIn`. */
      to: 'check'
      keepIn?: string | undefined
    }
  /** In place of the shop, which has no admin yet. */
  | { to: 'replace' }
)
export type RestoreAnswer<Found> = { found: Found } | { error: string; reason?: RestoreRefusal | undefined }

/** `findings`: rows that do not agree in the restored books. */
export type RestoredShop = { madeAt: string; files: number; findings: number }

export type BackupCheck =
  | RestoredShop
  /** The shop's role may make no database beside it. */
  | 'not_allowed'
