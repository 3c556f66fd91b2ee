import { formerRecipeSlugs, ingredients, recipeLines, recipes, recipeSteps } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

const x = { en: 'x', th: 'x' }

/** A recipe that the shop does not show yet, with one line and one step; its id. */
export async function addDraftRecipe({ db }: ShopCtx): Promise<string> {
  const texts = { title: x, line: x, story: x, pictureAlt: x }
  const facts = { course: 'curry', prepMinutes: 1, cookMinutes: 1, servings: 1, difficulty: 'easy' } as const
  const [recipe] = await db
    .insert(recipes)
    .values({ slug: 'draft', isActive: false, spiceLevel: 1, ...texts, ...facts })
    .returning({ id: recipes.id })
  const of = { recipeId: recipe?.id ?? '', position: 0 }
  await db.insert(ingredients).values({ id: 'of-a-draft', name: x, diet: 'vegan' })
  await db.insert(recipeLines).values({ ...of, key: 'x', ingredientId: 'of-a-draft' })
  await db.insert(formerRecipeSlugs).values({ slug: 'former', recipeId: of.recipeId })
  await db.insert(recipeSteps).values({ ...of, title: x, text: x })
  return of.recipeId
}
