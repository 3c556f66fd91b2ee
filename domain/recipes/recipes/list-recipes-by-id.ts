import { inArray } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { readCards } from './internal.ts'
import type { RecipeCard } from './views.ts'

/** Lists the ones of these recipes that the shop shows, in its order. */
export async function listRecipesById(
  ctx: Ctx,
  { ids, language }: { ids: string[]; language: Locale },
): Promise<RecipeCard[]> {
  return readCards(ctx, { language, where: inArray(recipes.id, ids), limit: ids.length })
}
