import { and, eq } from 'drizzle-orm'
import { recipeFavourites } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getRecipe } from '../recipes/index.ts'
import type { RecipeKey } from '../recipes/schemas.ts'
import { policy } from './policy.ts'

/**
 * A customer keeps a recipe for themselves, or no longer does. Twice is as good as once.
 * @throws DomainError forbidden, not_found
 */
export async function setFavourite(
  ctx: Ctx,
  { isFavourite, ...key }: RecipeKey & { isFavourite: boolean },
): Promise<void> {
  const { id: customerId } = policy.setFavourite(ctx)
  const { recipe } = await getRecipe(ctx, key)
  const favourite = { customerId, recipeId: recipe.id }
  await inTransaction(ctx, async ({ db, now }) => {
    if (isFavourite) {
      await db
        .insert(recipeFavourites)
        .values({ ...favourite, createdAt: now() })
        .onConflictDoNothing()
    } else {
      await db
        .delete(recipeFavourites)
        .where(
          and(
            eq(recipeFavourites.customerId, favourite.customerId),
            eq(recipeFavourites.recipeId, favourite.recipeId),
          ),
        )
    }
  })
}
