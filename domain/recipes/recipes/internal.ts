import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { recipeFacts, recipes } from '#database/schema/index.ts'
import type { DietTag } from '#shared/catalog/food.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale, ratingOf, toSearch } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { altOf, imageOf } from '#domain/base/media/index.ts'
import type { RecipeCard } from './views.ts'

const totalMinutes = sql<number>`${recipes.prepMinutes} + ${recipes.cookMinutes} + ${recipes.restMinutes}`

/** The columns of a card in one language. */
export function cardColumns(locale: Locale) {
  return {
    id: recipes.id,
    slug: recipes.slug,
    title: inLocale(recipes.title, locale),
    line: inLocale(recipes.line, locale),
    picture: recipes.picture,
    pictureAlt: recipes.pictureAlt,
    course: recipes.course,
    totalMinutes,
    servings: recipes.servings,
    difficulty: recipes.difficulty,
    spiceLevel: recipes.spiceLevel,
    rating: ratingOf(recipes.id),
    isVegan: recipeFacts.isVegan,
    isVegetarian: recipeFacts.isVegetarian,
    isGlutenFree: recipeFacts.isGlutenFree,
  }
}

type CardRow = Omit<RecipeCard, 'image' | 'imageAlt' | 'diets'> &
  Pick<typeof recipes.$inferSelect, 'picture' | 'pictureAlt'> &
  DietFacts

/** A row of `cardColumns` as a card in the same language. */
export function toRecipeCard(ctx: Ctx, row: CardRow, locale: Locale): RecipeCard {
  const { picture, pictureAlt, isVegan, isVegetarian, isGlutenFree, ...card } = row
  return {
    ...card,
    image: picture ? imageOf(ctx, picture) : null,
    imageAlt: altOf(pictureAlt, card.title, locale),
    diets: dietsOf({ isVegan, isVegetarian, isGlutenFree }),
  }
}

type DietFacts = Record<'isVegan' | 'isVegetarian' | 'isGlutenFree', boolean | null>

/** Returns the diets that a recipe fits. Null is of a draft in which nothing is yet. */
export function dietsOf({ isVegan, isVegetarian, isGlutenFree }: DietFacts): DietTag[] {
  const diets: DietTag[] = []
  if (isVegan) diets.push('vegan')
  else if (isVegetarian) diets.push('vegetarian')
  if (isGlutenFree) diets.push('gluten_free')
  return diets
}

/** The recipes of the shop under a condition, in its order. */
export async function readCards(
  ctx: Ctx,
  { language, where, limit }: { language: Locale; where: SQL | undefined; limit: number },
): Promise<RecipeCard[]> {
  const rows = await ctx.readDb
    .select(cardColumns(language))
    .from(recipes)
    .innerJoin(recipeFacts, eq(recipeFacts.recipeId, recipes.id))
    .where(and(eq(recipes.isActive, true), where))
    .orderBy(asc(recipes.sortOrder), asc(recipes.id))
    .limit(limit)
  return rows.map((row) => toRecipeCard(ctx, row, language))
}

export function takesAtMost(minutes: number): SQL {
  return lte(totalMinutes, minutes)
}

/** The recipes of the shop that words find, by title, line and what is in them; the best first. */
export async function findRecipeIds({ readDb }: Ctx, words: string, most: number): Promise<string[]> {
  const search = toSearch(words)
  if (!search) return []
  const { typed, patterns, named, words: all } = search
  const { rows } = await readDb.execute<{ ids: string[] | null }>(sql`
    select search_recipes(${typed}, ${sql.param(patterns)}::text[], ${named}, ${all}, ${most}) as ids`)
  return rows[0]?.ids ?? []
}
