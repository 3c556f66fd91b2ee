import { and, eq } from 'drizzle-orm'
import { recipeFavourites } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * True if a customer has kept a recipe.
 * @throws DomainError forbidden
 */
export async function isFavourite(ctx: Ctx, { recipeId }: { recipeId: string }): Promise<boolean> {
  const { id: customerId } = policy.isFavourite(ctx)
  const rows = await inTransaction(ctx, ({ db }) =>
    db
      .select({ id: recipeFavourites.recipeId })
      .from(recipeFavourites)
      .where(and(eq(recipeFavourites.customerId, customerId), eq(recipeFavourites.recipeId, recipeId))),
  )
  return rows.length > 0
}
