/**
 * Storage of files that may be larger than the memory, such as backups: a folder, or a bucket. A name is of small letters,
 * digits, `-` and `.`. Every method throws StorageError if the storage fails.
 */
export type LargeFiles = {
  /** Stores a file of this machine, whole or not at all. */
  put(name: string, from: string): Promise<void>
  /** The file's size in bytes, and its content a part after another; undefined if there is none. */
  read(name: string): Promise<{ size: number; parts: AsyncIterable<Uint8Array> } | undefined>
  /** Deletes a file; one that does not exist counts as deleted. */
  delete(name: string): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*$/

/** @throws Error if it is no name of a file */
export function requireFileName(name: string): string {
  if (!NAME.test(name) || name.length > 200) throw new Error(`${JSON.stringify(name)} is no name of a file`)
  return name
}
