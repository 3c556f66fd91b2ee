import { asc, isNull } from 'drizzle-orm'
import { ingredients, products, recipes } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { Parts } from './views.ts'

/**
 * Lists everything that a line can be made of, and the recipes that can go with one, each in its order.
 * @throws DomainError forbidden
 */
export async function listParts(ctx: Ctx): Promise<Parts> {
  policy.listParts(ctx)
  return inTransaction(ctx, async ({ db }) => ({
    ingredients: await db
      .select({ id: ingredients.id, name: ingredients.name })
      .from(ingredients)
      .orderBy(asc(ingredients.id)),
    products: await db
      .select({ id: products.id, name: products.name, sku: products.sku })
      .from(products)
      .where(isNull(products.sizeOf))
      .orderBy(asc(products.sortOrder), asc(products.id)),
    recipes: await db
      .select({ slug: recipes.slug, title: recipes.title })
      .from(recipes)
      .orderBy(asc(recipes.sortOrder), asc(recipes.id)),
  }))
}
