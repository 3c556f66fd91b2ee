/** A backup cannot be made or restored; the message is one sentence for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export function occupied(place: string): BackupError {
  return new BackupError(`There is a shop in ${place} already: add --replace to put the backup in its place.`)
}
