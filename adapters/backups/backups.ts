import type { BackupKey } from './seal.ts'

/** The place of backups, for people: a folder's path, or a bucket's name and host. */
export type BackupPlace = { kind: 'folder' | 'bucket'; name: string }

/** The outcome of restoring a backup: the rows that do not agree in its books, or that it may not be restored here. */
export type BackupProof = { findings: number } | 'not_allowed'

export type MadeBackup = {
  bytes: number
  /** Fetches it back and restores it beside the shop, in a process of its own. */
  prove(): Promise<BackupProof>
}

/**
 * Makes backups of the running shop, and looks after them in their place. What fails says so in an error whose message is a
 * sentence for people: a BackupError, or the place's StorageError.
 */
export type Backups = {
  place: BackupPlace
  createKey(): Promise<BackupKey>
  /** Puts a backup in its place, whole or not at all; it can be proved until the next one is made. */
  make(backup: { name: string; recipient: string | undefined }): Promise<MadeBackup>
  /** The file as it lies there; undefined if it is gone. */
  read(name: string): Promise<{ size: number; parts: AsyncIterable<Uint8Array> } | undefined>
  delete(name: string): Promise<void>
}
