import { createHash, randomBytes } from 'node:crypto'
import type { EncodedPicture } from '#adapters/images/picture-encoder.ts'
import type { StorageError } from '#adapters/storage/storage.ts'
import type { QueueFullError } from '#adapters/workers/queue-full-error.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { PICTURES_FOLDER, type StoreRefusal } from './schemas.ts'

/** Compared by name, because the domain imports only types from adapters. */
const STORAGE_ERROR = 'StorageError' satisfies StorageError['name']
const QUEUE_FULL = 'QueueFullError' satisfies QueueFullError['name']

export type StoredPicture = {
  /** Without size and ending. */
  name: string
  contentHash: string
  /** In pixels, of the largest size. */
  width: number
  height: number
}

/**
 * Makes the shop's pictures of a file and stores them, under a name that is never used again. The caller then writes a
 * row that names them: without one, `removeUnusedFiles` deletes them later. Never inside a transaction.
 */
export async function storePicture(
  ctx: ShopCtx,
  { file }: { file: Uint8Array },
): Promise<({ ok: true } & StoredPicture) | { ok: false; reason: StoreRefusal }> {
  try {
    const encoded = await ctx.images.encodePicture(file)
    if (!encoded.ok) {
      if (encoded.cause) ctx.log.warn({ err: encoded.cause }, 'a picture could not be worked on')
      return { ok: false, reason: encoded.fault }
    }
    const { picture } = encoded
    const contentHash = hashOf(picture)
    const name = nameOf(contentHash)
    for (const { width, format, bytes } of picture.files) {
      await ctx.storage.put(pictureFile(name, width, format), bytes)
    }
    return { ok: true, name, contentHash, width: picture.width, height: picture.height }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === QUEUE_FULL) return { ok: false, reason: 'busy' }
    if (error.name !== STORAGE_ERROR) throw error
    ctx.log.warn({ err: error }, 'a picture could not be stored')
    return { ok: false, reason: `storage_${(error as StorageError).fault}` }
  }
}

function hashOf({ files }: EncodedPicture): string {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('hex')
}

/** In one of 256 folders, so that none becomes large. */
function nameOf(contentHash: string): string {
  const [folder, rest] = [contentHash.slice(0, 2), contentHash.slice(2, 18)]
  return `${PICTURES_FOLDER}${folder}/${rest}-${randomBytes(4).toString('hex')}`
}
