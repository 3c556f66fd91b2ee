import { and, asc, eq } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { cardColumns, isListed, toProductCards } from './internal.ts'
import type { ProductCard } from './views.ts'

/** All products of the shop that are flagged as featured, in the shop's order. */
export async function listFeaturedProducts(
  ctx: Ctx,
  { language }: { language: Locale },
): Promise<ProductCard[]> {
  const rows = await ctx.readDb
    .select(cardColumns(language))
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(and(isListed, eq(products.isFeatured, true)))
    .orderBy(asc(products.sortOrder), asc(products.id))
  return toProductCards(ctx, rows, language)
}
