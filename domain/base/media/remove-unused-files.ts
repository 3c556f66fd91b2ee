import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { pictureOf, readUsedPictures } from './used-pictures.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const filesKeptFor = { unusedFiles: DAY }

/** The number of files that one request asks the storage for. */
const PAGE_SIZE = 500
/** Parts of files whose writing was cut off. */
const PART = /^incoming\//

/**
 * Deletes stored pictures that nothing shows: those that were deleted or replaced, and those of an upload that ended
 * before its row was written. Names are never used again and rows are written within minutes, so what is old and has no
 * row will never have one.
 * @returns how many files were deleted
 */
export async function removeUnusedFiles(ctx: Ctx): Promise<number> {
  policy.removeUnusedFiles(ctx)
  const storedBefore = before(ctx.now(), filesKeptFor.unusedFiles)
  let removed = 0
  let after: string | undefined
  do {
    const files = await ctx.storage.list({ limit: PAGE_SIZE, ...(after && { after }) })
    after = files.length === PAGE_SIZE ? files.at(-1)?.name : undefined
    const old = files.filter(({ storedAt }) => storedAt < storedBefore).map(({ name }) => name)
    const used = await readUsedPictures(asShop(ctx), old.map(pictureOf))
    for (const name of old) {
      const picture = pictureOf(name)
      if (!(picture ? !used.has(picture) : PART.test(name))) continue
      await ctx.storage.delete(name)
      removed += 1
    }
  } while (after)
  return removed
}
