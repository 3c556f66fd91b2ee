import { dishes } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inMenuOrder, isOnMenuBy } from './internal.ts'
import type { DishOfRecipeInput } from './schemas.ts'

/** The first dish on the menu that is cooked by a recipe, if there is one. */
export async function findDishOfRecipe(
  ctx: Ctx,
  { recipeId }: DishOfRecipeInput,
): Promise<{ id: string } | undefined> {
  const [dish] = await ctx.readDb
    .select({ id: dishes.id })
    .from(dishes)
    .where(isOnMenuBy(recipeId))
    .orderBy(...inMenuOrder)
    .limit(1)
  return dish
}
