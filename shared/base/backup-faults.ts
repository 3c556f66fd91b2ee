/** The reasons why a backup is not made, or not proved. Never rename one: stored runs have its name. */
export const BACKUP_FAULTS = [
  /** The process that made it ended. */
  'interrupted',
  /** The shop's own disk. */
  'no_room',
  'place_full',
  'place_forbidden',
  'place_unavailable',
  /** It would have left this machine unsealed. */
  'no_key',
  /** Made, but the shop's role may make no database in which to restore it. */
  'not_allowed',
  'failed',
] as const
export type BackupFault = (typeof BACKUP_FAULTS)[number]
