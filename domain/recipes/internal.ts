import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { recipeFacts, recipes } from '#database/schema/index.ts'
import type { DietTag } from '#shared/food.ts'
import type { Locale } from '#shared/locale.ts'
import { inLocale } from '../catalog/index.ts'
import type { Ctx } from '../context.ts'
import { altOf, imageOf } from '../media/index.ts'
import type { RecipeCard } from './schemas.ts'

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
    isVegan: recipeFacts.isVegan,
    isVegetarian: recipeFacts.isVegetarian,
    isGlutenFree: recipeFacts.isGlutenFree,
  }
}

type CardRow = Omit<RecipeCard, 'image' | 'imageAlt' | 'diets'> &
  Pick<typeof recipes.$inferSelect, 'picture' | 'pictureAlt'> &
  Pick<typeof recipeFacts.$inferSelect, 'isVegan' | 'isVegetarian' | 'isGlutenFree'>

/** A row of `cardColumns` as a card in the same language. */
export function toRecipeCard(ctx: Ctx, row: CardRow, locale: Locale): RecipeCard {
  const { picture, pictureAlt, isVegan, isVegetarian, isGlutenFree, ...card } = row
  const diets: DietTag[] = []
  if (isVegan) diets.push('vegan')
  else if (isVegetarian) diets.push('vegetarian')
  if (isGlutenFree) diets.push('gluten_free')
  return {
    ...card,
    image: picture ? imageOf(ctx, picture) : null,
    imageAlt: altOf(pictureAlt, card.title, locale),
    diets,
  }
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
