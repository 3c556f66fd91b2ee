import { folderStorage } from '#adapters/storage/folder-storage.ts'
import type { Timeouts } from '#adapters/storage/bucket.ts'
import { s3Storage } from '#adapters/storage/s3-storage.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'
import type { Config } from '#config/config.ts'

/** Opens the place where uploaded files are kept. */
export function openStorage({ folder, s3, publicUrl }: Config['storage'], timeouts?: Timeouts): FileStorage {
  return s3 ? s3Storage(s3, { publicUrl, timeouts }) : folderStorage(folder, { publicUrl })
}
