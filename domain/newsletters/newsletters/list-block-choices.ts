import { asc, eq } from 'drizzle-orm'
import { products, recipes } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { BlockChoices } from './schemas.ts'

/** A brand's shop has no more of them. */
const MOST = 500

/**
 * The products and recipes that a newsletter can lead to, and the products that its readers may have bought.
 * @throws DomainError forbidden
 */
export async function listBlockChoices(ctx: Ctx): Promise<BlockChoices> {
  policy.listBlockChoices(ctx)
  return inTransaction(ctx, async (ctx) => ({
    products: await ctx.db
      .select({ id: products.id, slug: products.slug, name: products.name })
      .from(products)
      .where(eq(products.isActive, true))
      .orderBy(asc(products.sortOrder), asc(products.id))
      .limit(MOST),
    recipes: await ctx.db
      .select({ slug: recipes.slug, name: recipes.title })
      .from(recipes)
      .where(eq(recipes.isActive, true))
      .orderBy(asc(recipes.sortOrder), asc(recipes.id))
      .limit(MOST),
  }))
}
