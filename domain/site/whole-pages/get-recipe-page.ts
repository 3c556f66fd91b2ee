import type { Ctx } from '#domain/kernel/context.ts'
import { listReviews } from '#domain/orders/reviews/index.ts'
import { isFavourite } from '#domain/recipes/favourites/index.ts'
import { getRecipe, previewRecipe } from '#domain/recipes/recipes/index.ts'
import type { RecipeKey } from '#domain/recipes/recipes/schemas.ts'
import { findDishOfRecipe } from '#domain/restaurant/menu/index.ts'

/**
 * The page of a recipe: the recipe and those that go with it, the first of its reviews, whether the actor has kept it,
 * and the dish of the menu that is cooked by it.
 * @param input.asDraft as staff look at it before it is published
 * @throws DomainError forbidden, not_found
 */
export async function getRecipePage(ctx: Ctx, { asDraft, ...key }: RecipeKey & { asDraft: boolean }) {
  const { recipe, related } = await (asDraft ? previewRecipe : getRecipe)(ctx, key)
  const [{ counts, list }, isKept, dish] = await Promise.all([
    listReviews(ctx, { subjectId: recipe.id }),
    ctx.actor.role === 'customer' && isFavourite(ctx, { recipeId: recipe.id }),
    findDishOfRecipe(ctx, { recipeId: recipe.id }),
  ])
  return { recipe, related, counts, reviews: list.items, isKept, dishId: dish?.id }
}
