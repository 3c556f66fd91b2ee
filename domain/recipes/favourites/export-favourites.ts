import { asc, eq } from 'drizzle-orm'
import { recipeFavourites, recipes } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The recipes that somebody has kept, for their export. */
export async function exportFavourites(ctx: ShopCtx, { userId }: { userId: string }) {
  return ctx.db
    .select({ recipe: recipes.slug, since: recipeFavourites.createdAt })
    .from(recipeFavourites)
    .innerJoin(recipes, eq(recipes.id, recipeFavourites.recipeId))
    .where(eq(recipeFavourites.customerId, userId))
    .orderBy(asc(recipeFavourites.createdAt))
}
