import { desc, eq } from 'drizzle-orm'
import { recipeFavourites } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { listRecipesById } from '../recipes/index.ts'
import type { RecipeCard } from '../recipes/views.ts'
import { policy } from './policy.ts'

/** More than anybody keeps; a list without pages has to end somewhere. */
const MOST = 200

/**
 * The recipes that a customer has kept and the shop shows, the last one first.
 * @throws DomainError forbidden
 */
export async function listFavourites(ctx: Ctx, { language }: { language: Locale }): Promise<RecipeCard[]> {
  const { id: customerId } = policy.listFavourites(ctx)
  const rows = await inTransaction(ctx, ({ db }) =>
    db
      .select({ id: recipeFavourites.recipeId })
      .from(recipeFavourites)
      .where(eq(recipeFavourites.customerId, customerId))
      .orderBy(desc(recipeFavourites.createdAt), recipeFavourites.recipeId)
      .limit(MOST),
  )
  const ids = rows.map(({ id }) => id)
  const recipes = new Map((await listRecipesById(ctx, { ids, language })).map((card) => [card.id, card]))
  return ids.flatMap((id) => recipes.get(id) ?? [])
}
