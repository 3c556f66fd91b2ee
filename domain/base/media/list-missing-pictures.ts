import type { ShopCtx } from '#domain/kernel/context.ts'
import { pictureOf, readUsedPictures } from './used-pictures.ts'

/** The number of files that one request asks the storage for. */
const PAGE_SIZE = 500

/**
 * Lists the uploaded pictures that something shows and of which the storage has no file, by name.
 * @throws StorageError where the storage does not answer
 */
export async function listMissingPictures(ctx: ShopCtx): Promise<string[]> {
  const missing = await readUsedPictures(ctx)
  let after: string | undefined
  do {
    if (missing.size === 0) return []
    const files = await ctx.storage.list({ limit: PAGE_SIZE, ...(after && { after }) })
    for (const { name } of files) missing.delete(pictureOf(name) ?? '')
    after = files.at(-1)?.name
  } while (after)
  // Pictures that were deleted meanwhile are not missing.
  return [...(await readUsedPictures(ctx, [...missing]))].toSorted()
}
