import { count, eq } from 'drizzle-orm'
import { categories, events, products, recipes } from '#database/schema/index.ts'
import { isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { isShownEvent, isShownRecipe } from './internal.ts'
import { type PageKind, PAGE_KINDS, PAGES_PER_PART, type SitemapPart } from './schemas.ts'

/** The parts into which the public pages are split; a kind without pages has none. */
export async function listSitemapParts({ readDb }: Ctx): Promise<SitemapPart[]> {
  const total = { total: count() }
  const [inShop, toCook, toCome] = await Promise.all([
    readDb
      .select(total)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(isListed),
    readDb.select(total).from(recipes).where(isShownRecipe),
    readDb.select(total).from(events).where(isShownEvent),
  ])
  const totals: Record<PageKind, number> = {
    products: inShop[0]?.total ?? 0,
    recipes: toCook[0]?.total ?? 0,
    events: toCome[0]?.total ?? 0,
  }
  return PAGE_KINDS.flatMap((kind) =>
    Array.from({ length: Math.ceil(totals[kind] / PAGES_PER_PART) }, (_, at) => ({ kind, part: at + 1 })),
  )
}
