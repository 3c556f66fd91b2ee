import { and, asc, eq, inArray } from 'drizzle-orm'
import { categories, products, recipeLines } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale, isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { CookedWith } from './schemas.ts'

/** The products of the shop that recipes are cooked with, in the shop's order. */
export async function listCookedWith(ctx: Ctx, { language }: { language: Locale }): Promise<CookedWith[]> {
  const cooked = ctx.readDb.select({ id: recipeLines.productId }).from(recipeLines)
  return ctx.readDb
    .select({ slug: products.slug, name: inLocale(products.name, language) })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(and(isListed, inArray(products.id, cooked)))
    .orderBy(asc(products.sortOrder), asc(products.id))
}
