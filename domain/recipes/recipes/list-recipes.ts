import { and, eq, inArray, lte, not, sql, type SQL } from 'drizzle-orm'
import { products, recipeFacts, recipeLines, recipes } from '#database/schema/index.ts'
import type { Allergen, DietTag } from '#shared/catalog/food.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { findRecipeIds, readCards, takesAtMost } from './internal.ts'
import type { ListRecipesInput } from './schemas.ts'
import type { RecipeCard } from './views.ts'

/** So many recipes are listed at most: a brand's book has no more. */
const MOST_LISTED = 500

const DIETS = {
  vegan: recipeFacts.isVegan,
  vegetarian: recipeFacts.isVegetarian,
  gluten_free: recipeFacts.isGlutenFree,
} as const satisfies Record<DietTag, unknown>

/**
 * The recipes of the shop that fit all that is asked for, in its order; of a search, the best first. Of a recipe of which
 * nobody can tell what it contains, it is not said that something is not in it.
 * @param input `without` are allergens that no ingredient contains or may contain; of each group of `contains`, an
 * ingredient contains at least one
 */
export async function listRecipes(
  ctx: Ctx,
  input: ListRecipesInput & { contains?: Allergen[][] },
): Promise<RecipeCard[]> {
  const { language, search, product, diet, minutes, spice, contains = [], without = [] } = input
  const found = search && (await findRecipeIds(ctx, search, MOST_LISTED))
  const where = and(
    found ? inArray(recipes.id, found) : undefined,
    product === undefined ? undefined : inArray(recipes.id, withProduct(ctx, product)),
    diet && eq(DIETS[diet], true),
    ...contains.map((group) => sql`${recipeFacts.allergens} && ${sql.param(group)}::text[]`),
    without.length === 0 ? undefined : namesNone(without),
    minutes === undefined ? undefined : takesAtMost(minutes),
    spice === undefined ? undefined : lte(recipes.spiceLevel, spice as RecipeCard['spiceLevel']),
  ) satisfies SQL | undefined
  const cards = await readCards(ctx, { language, where, limit: MOST_LISTED })
  if (!found) return cards
  const place = new Map(found.map((id, at) => [id, at]))
  return cards.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

function namesNone(allergens: Allergen[]) {
  const named = sql`(${recipeFacts.allergens} || ${recipeFacts.mayContain}) && ${sql.param(allergens)}::text[]`
  return and(not(named), eq(recipeFacts.isIncomplete, false))
}

function withProduct({ readDb }: Ctx, slug: string) {
  return readDb
    .select({ id: recipeLines.recipeId })
    .from(recipeLines)
    .innerJoin(products, eq(products.id, recipeLines.productId))
    .where(eq(products.slug, slug))
}
