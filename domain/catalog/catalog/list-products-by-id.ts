import { and, eq, inArray } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { NetWeight } from '#shared/catalog/food.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { cardColumns, isShown, toProductCards } from './internal.ts'
import type { ProductCard } from './views.ts'

/** Lists those of these products that the shop shows, in no order, each with how much is in a pack. */
export async function listProductsById(
  ctx: Ctx,
  { ids, language }: { ids: string[]; language: Locale },
): Promise<(ProductCard & { netWeight: NetWeight })[]> {
  if (ids.length === 0) return []
  const rows = await ctx.readDb
    .select({ ...cardColumns(language), value: products.netWeightValue, unit: products.netWeightUnit })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(and(isShown, inArray(products.id, ids)))
  const cards = await toProductCards(ctx, rows, language)
  return rows.flatMap(({ value, unit }, at) => {
    const card = cards[at]
    return card ? [{ ...card, netWeight: { value, unit } }] : []
  })
}
