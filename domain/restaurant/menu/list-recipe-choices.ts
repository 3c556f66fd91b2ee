import { asc } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { RecipeChoice } from './schemas.ts'

/** So many are offered at most: a brand's book has no more. */
const MOST_OFFERED = 500

/**
 * The recipes that a dish may be cooked by, drafts too, in their order.
 * @throws DomainError forbidden
 */
export async function listRecipeChoices(
  ctx: Ctx,
  { language }: { language: Locale },
): Promise<RecipeChoice[]> {
  policy.listRecipeChoices(ctx)
  return inTransaction(ctx, ({ db }) =>
    db
      .select({ id: recipes.id, title: inLocale(recipes.title, language) })
      .from(recipes)
      .orderBy(asc(recipes.sortOrder), asc(recipes.id))
      .limit(MOST_OFFERED),
  )
}
