import type { ShopCtx } from '#domain/kernel/context.ts'
import { listMissingPictures } from '../media/index.ts'
import { checkBooks } from './check-books.ts'

/**
 * Looks at the start for the pictures that people have uploaded. Where some are missing, as after an upgrade into another
 * folder, the log says so, and the office sees it as a check of the books.
 * @throws StorageError where the storage does not answer
 */
export async function warnOfMissingPictures(ctx: ShopCtx): Promise<void> {
  const missing = await listMissingPictures(ctx)
  if (missing.length === 0) return
  ctx.log.error(
    { pictures: missing.slice(0, 10), count: missing.length },
    'uploaded pictures are missing: DATA_DIR or STORAGE_URL must name the place where they were stored',
  )
  await checkBooks(ctx)
}
