import type { Config } from '#config/config.ts'

/** The task of the process that checks a backup, and its answer. */
export type CheckTask = { config: Config; file: string; identities: string[] }
export type CheckAnswer = { found: BackupCheck } | { error: string }

export type BackupCheck =
  /** Rows that do not agree in the restored books. */
  | { madeAt: string; files: number; findings: number }
  /** The shop's role may make no database beside it. */
  | 'not_allowed'
