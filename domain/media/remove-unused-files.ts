import { inArray, sql } from 'drizzle-orm'
import { dishes, events, newsletters, productImages, recipes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { before, KEPT_FOR } from '../kept-for.ts'
import { PICTURES_FOLDER } from './schemas.ts'
import { policy } from './policy.ts'

/** What one request asks the storage for. */
const PAGE_SIZE = 500
/** A file of a picture, and the name of its picture; what else is stored is none of ours. */
const PICTURE_FILE = new RegExp(`^(${PICTURES_FOLDER}.+)-\\d+\\.(?:avif|webp)$`)
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
  const storedBefore = before(ctx.now(), KEPT_FOR.unusedFiles)
  let removed = 0
  let after: string | undefined
  do {
    const files = await ctx.storage.list({ limit: PAGE_SIZE, ...(after && { after }) })
    after = files.length === PAGE_SIZE ? files.at(-1)?.name : undefined
    const old = files.filter(({ storedAt }) => storedAt < storedBefore).map(({ name }) => name)
    const used = await findUsed(ctx, new Set(old.map(pictureOf).filter((name) => name !== undefined)))
    for (const name of old) {
      const picture = pictureOf(name)
      if (!(picture ? !used.has(picture) : PART.test(name))) continue
      await ctx.storage.delete(name)
      removed += 1
    }
  } while (after)
  return removed
}

function pictureOf(name: string): string | undefined {
  return PICTURE_FILE.exec(name)?.[1]
}

async function findUsed(ctx: Ctx, names: ReadonlySet<string>): Promise<Set<string>> {
  if (names.size === 0) return new Set()
  const wanted = [...names]
  return inTransaction(asShop(ctx), async ({ db }) => {
    const ofProducts = await db
      .selectDistinct({ name: productImages.name })
      .from(productImages)
      .where(inArray(productImages.name, wanted))
    const ofRecipes = await db
      .selectDistinct({ name: recipes.picture })
      .from(recipes)
      .where(inArray(recipes.picture, wanted))
    const ofEvents = await db
      .selectDistinct({ name: events.picture })
      .from(events)
      .where(inArray(events.picture, wanted))
    const ofDishes = await db
      .selectDistinct({ name: dishes.picture })
      .from(dishes)
      .where(inArray(dishes.picture, wanted))
    // Those of sent ones too: mails are opened years later.
    const { rows: ofNewsletters } = await db.execute<{ name: string }>(sql`
      select distinct block ->> 'name' as name from ${newsletters}, jsonb_array_elements(${newsletters.blocks}) block
      where block ->> 'kind' = 'picture' and block ->> 'name' in ${wanted}`)
    return new Set(
      [...ofProducts, ...ofRecipes, ...ofEvents, ...ofDishes, ...ofNewsletters].flatMap(
        ({ name }) => name ?? [],
      ),
    )
  })
}
