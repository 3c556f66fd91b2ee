import { z } from 'zod'
import { ALLERGENS, DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { instant, localized } from '#shared/kernel/view-fields.ts'
import { COURSES, DIET_KINDS, DIFFICULTIES, UNITS } from '#shared/recipes/recipe-fields.ts'
import { byNumber } from '#shared/recipes/recipe-numbers.ts'

const allergens = z.array(z.enum(ALLERGENS))

/** A line as staff edit it. */
export const staffRecipeLine = z.object({
  key: z.string(),
  ingredientId: z.string().nullable(),
  productId: z.uuid().nullable().describe('Null with `ingredientId` where the product was deleted.'),
  name: localized,
  amount: z.number().nullable(),
  unit: z.enum(UNITS).nullable(),
  note: localized,
  part: localized,
  isOptional: z.boolean(),
})
export type StaffRecipeLine = z.infer<typeof staffRecipeLine>

export const staffRecipeStep = z.object({
  title: localized,
  text: localized,
  uses: z.array(z.string()),
  timer: z.object({ minutes: z.int(), label: localized }).nullable(),
})
export type StaffRecipeStep = z.infer<typeof staffRecipeStep>

/** A recipe as staff edit it, with what follows from its lines. */
export const staffRecipe = z.object({
  id: z.uuid(),
  version: z.int().describe('Send it back with a change: the change is refused if it is no longer this one.'),
  slug: z.string(),
  title: localized,
  line: localized,
  story: localized,
  /** Path or address without size and ending; null if there is none. */
  image: z.string().nullable(),
  pictureAlt: localized,
  course: z.enum(COURSES),
  ...byNumber(() => z.int()),
  difficulty: z.enum(DIFFICULTIES),
  spiceLevel: z.literal(SPICE_LEVELS),
  sortOrder: z.int(),
  tips: z.array(localized),
  related: z.array(z.string()).describe('Slugs.'),
  lines: z.array(staffRecipeLine),
  steps: z.array(staffRecipeStep),
  isActive: z.boolean(),
  publishedAt: instant.nullable().describe('Null for a draft that was never shown.'),
  missingTexts: z.array(z.string()).describe('Texts that exist in the other language only.'),
  allergens,
  mayContain: allergens,
  diets: z.array(z.enum(DIET_TAGS)),
  isIncomplete: z.boolean(),
  updatedAt: instant,
})
export type StaffRecipe = z.infer<typeof staffRecipe>

/** A recipe as the staff's list shows it, in one language. */
export const staffRecipeItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  course: z.enum(COURSES),
  isActive: z.boolean(),
  wasPublished: z.boolean(),
  lines: z.int(),
  missing: z.int().describe('How many texts are missing in one language.'),
  updatedAt: instant,
})
export type StaffRecipeItem = z.infer<typeof staffRecipeItem>

export const staffRecipeList = keysetPageOf(staffRecipeItem).extend({
  isCut: z.boolean().describe('A search found more: it has no further pages.'),
})
export type StaffRecipeList = z.infer<typeof staffRecipeList>

/** The things that lines can be made of. */
export const parts = z.object({
  ingredients: z.array(z.object({ id: z.string(), name: localized })),
  products: z.array(z.object({ id: z.uuid(), name: localized, sku: z.string() })),
  /** Other recipes, for those that go with one. */
  recipes: z.array(z.object({ slug: z.string(), title: localized })),
})
export type Parts = z.infer<typeof parts>

/** An ingredient as staff edit it. */
export const staffIngredient = z.object({
  id: z.string(),
  version: z.int(),
  name: localized,
  counted: localized,
  allergens,
  diet: z.enum(DIET_KINDS),
  swap: localized,
  recipes: z.int().describe('In how many it is.'),
})
export type StaffIngredient = z.infer<typeof staffIngredient>

export const ingredientList = z.object({
  items: z.array(staffIngredient),
  next: z.string().nullable().describe('For `after`.'),
})
export type IngredientList = z.infer<typeof ingredientList>
