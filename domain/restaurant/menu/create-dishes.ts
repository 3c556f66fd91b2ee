import { inArray } from 'drizzle-orm'
import { dishes, dishProducts, products, recipes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { SeededDish } from './schemas.ts'

/**
 * Fills a menu that has none of these courses yet, in their order.
 * @throws DomainError forbidden, not_found for a recipe or product that does not exist
 */
export async function createDishes(ctx: Ctx, { dishes: added }: { dishes: SeededDish[] }): Promise<void> {
  policy.createDishes(ctx)
  await inTransaction(asShop(ctx), async ({ db }) => {
    const wanted = added.flatMap(({ recipe }) => recipe ?? [])
    const recipeOf = new Map(
      (await db.select().from(recipes).where(inArray(recipes.slug, wanted))).map((one) => [one.slug, one.id]),
    )
    const slugs = added.flatMap((dish) => dish.products)
    const productOf = new Map(
      (
        await db
          .select({ id: products.id, slug: products.slug })
          .from(products)
          .where(inArray(products.slug, slugs))
      ).map((one) => [one.slug, one.id]),
    )
    for (const [position, { recipe, products: jars, ...row }] of added.entries()) {
      const recipeId = recipe === undefined ? null : recipeOf.get(recipe)
      if (recipeId === undefined) throw new DomainError('not_found', 'recipe')
      const [dish] = await db
        .insert(dishes)
        .values({ ...row, recipeId, hasRecipe: recipeId !== null, position })
        .returning({ id: dishes.id })
      for (const [place, slug] of jars.entries()) {
        const productId = productOf.get(slug)
        if (!productId) throw new DomainError('not_found', 'product')
        await db.insert(dishProducts).values({ dishId: dish?.id ?? '', productId, position: place })
      }
    }
  })
}
