import { asc, eq } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { cardColumns, isListed, toProductCards } from './internal.ts'
import type { ProductCard, ProductDetail } from './views.ts'

type Label = Pick<ProductDetail, 'allergens' | 'mayContain' | 'dietTags'>

/** So many are read at most: a brand's shop has no more. */
const MOST = 500

/** All products of the shop with what their labels say of allergens and diets, in the shop's order. */
export async function listLabels(
  ctx: Ctx,
  { language }: { language: Locale },
): Promise<(ProductCard & Label)[]> {
  const { allergens, mayContain, dietTags } = products
  const rows = await ctx.readDb
    .select({ card: cardColumns(language), label: { allergens, mayContain, dietTags } })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(isListed)
    .orderBy(asc(products.sortOrder), asc(products.id))
    .limit(MOST)
  const cards = await toProductCards(
    ctx,
    rows.map(({ card }) => card),
    language,
  )
  return rows.flatMap(({ label }, at) => {
    const card = cards[at]
    return card ? [{ ...card, ...label }] : []
  })
}
