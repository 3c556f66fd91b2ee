import { asc, isNull } from 'drizzle-orm'
import { products, recipes } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { DishChoices } from './schemas.ts'

/** So many of each are offered at most: a brand's shop and its book have no more. */
const MOST_OFFERED = 500

/**
 * The recipes that a dish may be cooked by, and the products that it may lead to, drafts too, in their order.
 * @throws DomainError forbidden
 */
export async function listDishChoices(ctx: Ctx, { language }: { language: Locale }): Promise<DishChoices> {
  policy.listDishChoices(ctx)
  return inTransaction(ctx, async ({ db }) => ({
    recipes: await db
      .select({ id: recipes.id, title: inLocale(recipes.title, language) })
      .from(recipes)
      .orderBy(asc(recipes.sortOrder), asc(recipes.id))
      .limit(MOST_OFFERED),
    products: await db
      .select({ sku: products.sku, name: inLocale(products.name, language) })
      .from(products)
      .where(isNull(products.sizeOf))
      .orderBy(asc(products.sortOrder), asc(products.id))
      .limit(MOST_OFFERED),
  }))
}
