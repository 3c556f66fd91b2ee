import type { BackupKey } from './seal.ts'

/** The place of backups, for people: a folder's path, or a bucket's name and host. */
export type BackupPlace = { kind: 'folder' | 'bucket'; name: string }

/** The outcome of restoring a backup: the rows that do not agree in its books, or that it may not be restored here. */
export type BackupProof = { findings: number } | 'not_allowed'

/** A backup that somebody brings. */
export type BroughtBackup = {
  parts: AsyncIterable<Uint8Array>
  /** As many as are expected at most. */
  bytes: number
  /** The secret keys, as `age-keygen` writes them; '' for one that is not sealed. */
  key: string
  /** Asked at the last moment. */
  mayReplace(): Promise<boolean>
}

export type RestoredBackup = { madeAt: string; findings: number }

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
  /**
   * Checks a backup beside this shop, which nobody manages yet, then puts it in its place, wholly or not at all. All processes
   * of the shop are told to start again.
   */
  restore(backup: BroughtBackup): Promise<RestoredBackup>
}
