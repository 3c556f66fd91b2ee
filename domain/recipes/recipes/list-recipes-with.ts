import { eq, inArray } from 'drizzle-orm'
import { recipeLines, recipes } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { readCards } from './internal.ts'
import type { RecipeCard } from './views.ts'

const MOST_SHOWN = 3

/** Lists the first few recipes that are cooked with a product. */
export async function listRecipesWith(
  ctx: Ctx,
  { productId, language }: { productId: string; language: Locale },
): Promise<RecipeCard[]> {
  const having = ctx.readDb
    .select({ id: recipeLines.recipeId })
    .from(recipeLines)
    .where(eq(recipeLines.productId, productId))
  return readCards(ctx, { language, where: inArray(recipes.id, having), limit: MOST_SHOWN })
}
