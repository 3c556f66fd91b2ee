import { and, asc, eq, isNull } from 'drizzle-orm'
import { products, recipes } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { BlockChoices } from './schemas.ts'

/** A brand's shop has no more of them. */
const MOST = 500

/** The products and recipes that a newsletter can lead to, and the products that its readers may have bought. */
export async function readBlockChoices({ db }: ShopCtx): Promise<BlockChoices> {
  return {
    products: await db
      .select({ id: products.id, slug: products.slug, name: products.name })
      .from(products)
      .where(and(eq(products.isActive, true), isNull(products.sizeOf)))
      .orderBy(asc(products.sortOrder), asc(products.id))
      .limit(MOST),
    recipes: await db
      .select({ slug: recipes.slug, name: recipes.title })
      .from(recipes)
      .where(eq(recipes.isActive, true))
      .orderBy(asc(recipes.sortOrder), asc(recipes.id))
      .limit(MOST),
  }
}
