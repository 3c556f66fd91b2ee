import { and, eq } from 'drizzle-orm'
import { categories, products, recipes } from '#database/schema/index.ts'
import { isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { productColumns, recipeColumns, toReviewedProduct, toReviewedRecipe } from './internal.ts'
import type { ReviewFormInput } from './schemas.ts'
import type { Reviewed } from './views.ts'

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * Returns what is reviewed, if the shop shows it.
 * @throws DomainError not_found
 */
export async function getReviewed(ctx: Ctx, key: ReviewFormInput): Promise<Reviewed> {
  const { subject, id, language } = key
  if (subject === 'product') {
    const [row] = await ctx.readDb
      .select(productColumns(language))
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(isListed, isKey(products, id)))
    if (!row) throw new DomainError('not_found', 'product')
    return toReviewedProduct(ctx, row)
  }
  const [row] = await ctx.readDb
    .select(recipeColumns(language))
    .from(recipes)
    .where(and(eq(recipes.isActive, true), isKey(recipes, id)))
  if (!row) throw new DomainError('not_found', 'recipe')
  return toReviewedRecipe(ctx, row)
}

function isKey(table: typeof products | typeof recipes, id: string) {
  return uuid.test(id) ? eq(table.id, id) : eq(table.slug, id.toLowerCase())
}
