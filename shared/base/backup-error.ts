/** Reasons why a backup is not restored that pages say in their own words. */
export const RESTORE_REFUSALS = [
  'bad_key',
  'wrong_key',
  /** It is sealed, and no key was given. */
  'no_key',
  'damaged',
  'no_backup',
  'newer',
  'other_engine',
  'no_room',
  /** The shop that was to be replaced has an admin. */
  'not_empty',
] as const
export type RestoreRefusal = (typeof RESTORE_REFUSALS)[number]

/** A backup cannot be made or restored; the message is one sentence for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly reason: RestoreRefusal | undefined

  constructor(
    message: string,
    { reason, ...options }: ErrorOptions & { reason?: RestoreRefusal | undefined } = {},
  ) {
    super(message, options)
    this.reason = reason
  }
}

export function occupied(place: string): BackupError {
  return new BackupError(`There is a shop in ${place} already: add --replace to put the backup in its place.`)
}
