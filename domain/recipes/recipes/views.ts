import { z } from 'zod'
import { ALLERGENS, DIET_TAGS, NET_WEIGHT_UNITS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { image, rating } from '#shared/kernel/view-fields.ts'
import { COURSES, DIFFICULTIES, UNITS } from '#shared/recipes/recipe-fields.ts'
import { byNumber } from '#shared/recipes/recipe-numbers.ts'
import { type ProductCard, productCard } from '#domain/catalog/catalog/views.ts'

/** A recipe as lists show it, in one language. */
export const recipeCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  line: z.string(),
  image: image.nullable(),
  imageAlt: z.string(),
  course: z.enum(COURSES),
  totalMinutes: z.int().describe('Of preparing, cooking and waiting together.'),
  servings: z.int(),
  difficulty: z.enum(DIFFICULTIES),
  spiceLevel: z.literal(SPICE_LEVELS),
  rating: rating.nullable(),
  diets: z.array(z.enum(DIET_TAGS)),
})
export type RecipeCard = z.infer<typeof recipeCard>

/** A recipe for this evening, with its jar if the shop shows it. */
export type Dinner = RecipeCard & { product: ProductCard | undefined }

/** A recipe that uses a product, or only goes with those that do. */
export type CookedCard = RecipeCard & { isUse: boolean }

/** One line of the list. */
export const recipeLine = z.object({
  key: z.string(),
  name: z.string(),
  amount: z.number().nullable().describe('For the recipe’s own servings; null means to taste.'),
  unit: z.enum(UNITS).nullable(),
  counted: z.string().describe('Of what is counted: one of it, or the word by which it is counted.'),
  note: z.string(),
  part: z.string().describe('Empty is the dish itself.'),
  swap: z.string().describe('What can stand in for it.'),
  isOptional: z.boolean(),
  product: productCard
    .extend({
      netWeight: z.object({ value: z.int(), unit: z.enum(NET_WEIGHT_UNITS) }),
      isOtherSize: z.boolean().describe('In stock, in place of the size that the recipe names.'),
    })
    .exactOptional()
    .describe('Set if it is a product that the shop shows.'),
})
export type RecipeLine = z.infer<typeof recipeLine>

export const recipeStep = z.object({
  title: z.string(),
  text: z.string(),
  uses: z.array(z.string()).describe('Keys of the lines that are used here.'),
  timer: z.object({ minutes: z.int(), label: z.string() }).exactOptional(),
})
export type RecipeStep = z.infer<typeof recipeStep>

/** A recipe as its page shows it. */
export const recipeDetail = recipeCard.extend({
  story: z.string(),
  ...byNumber(() => z.int()),
  allergens: z.array(z.enum(ALLERGENS)),
  mayContain: z.array(z.enum(ALLERGENS)),
  isIncomplete: z.boolean().describe('A product in it is gone, so that nobody can say what it contained.'),
  lines: z.array(recipeLine),
  steps: z.array(recipeStep),
  tips: z.array(z.string()),
  /** Only staff see it, on purpose. */
  isDraft: z.boolean().describe('Always false here.'),
})
export type RecipeDetail = z.infer<typeof recipeDetail>

/** A recipe with those that go with it. */
export const recipeWithRelated = z.object({ recipe: recipeDetail, related: z.array(recipeCard) })
export type RecipeWithRelated = z.infer<typeof recipeWithRelated>
