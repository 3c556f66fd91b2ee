/** A file as lists show it. */
export type StoredFile = {
  name: string
  /** In bytes. */
  size: number
  storedAt: Date
}

/**
 * Storage of uploaded files: a folder, or a bucket of S3. A name is a path of small letters, digits, `-` and `/` with
 * one ending, which says what the file is: `pictures/3f9c-640.webp`. Every method throws StorageError if the storage
 * fails, and Error for an invalid name.
 */
export type FileStorage = {
  /** Stores a file whole or not at all. One of the same name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file's bytes, undefined if there is none. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Deletes a file; one that does not exist counts as deleted. */
  delete(name: string): Promise<void>
  /** Up to `limit` files by name ascending, the first after the name `after`. */
  list(page?: { limit?: number; after?: string }): Promise<StoredFile[]>
  /** The place where browsers find picture files: an address without a slash at the end, or a path of the shop. */
  publicUrl: string
}

/** Files on a page of a list (docs/specification.md §9). */
export const FILES_PER_PAGE = 100
/** The cache policy of stored files for browsers and proxies (docs/specification.md §9): an hour. */
export const FILE_CACHE_CONTROL = 'public, max-age=3600'
/** The path under which the shop itself serves stored pictures. */
export const OWN_FILES_PATH = '/media'

export const STORAGE_FAULTS = ['full', 'forbidden', 'unavailable'] as const
/** The reason why a storage fails: it has no room left, does not let us, or does not answer as it should. */
export type StorageFault = (typeof STORAGE_FAULTS)[number]

/** The storage failed. The message names the operation and the service's own word for it, never a key. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly fault: StorageFault
  constructor(fault: StorageFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}
const NAME = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.([a-z0-9]+)$/

/** True if a text can be the name of a stored file. */
export function isFileName(name: string): boolean {
  return name.length <= 200 && NAME.test(name)
}

/**
 * The media type of a stored file, by the ending of its name.
 * @throws Error if it is no name of a file
 */
export function contentTypeOf(name: string): string {
  const ending = isFileName(name) ? NAME.exec(name)?.[1] : undefined
  if (ending === undefined) throw new Error(`${JSON.stringify(name)} is no name of a stored file`)
  return CONTENT_TYPES[ending] ?? 'application/octet-stream'
}
