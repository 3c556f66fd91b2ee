import { z } from 'zod'
import { byNumber } from '#shared/recipes/recipe-numbers.ts'
import type {
  Parts,
  StaffIngredient,
  StaffRecipe,
  StaffRecipeItem,
  StaffRecipeList,
  IngredientList,
} from '#domain/recipes/recipe-desk/schemas.ts'
import { ALLERGENS, DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { COURSES, DIET_KINDS, DIFFICULTIES, UNITS } from '#shared/recipes/recipe-fields.ts'
import { localized } from '../../response-fields.ts'

const allergens = z.array(z.enum(ALLERGENS))

export const staffRecipeResponse = z.object({
  id: z.uuid(),
  version: z.int().describe('Send it back with a change: the change is refused if it is no longer this one.'),
  slug: z.string(),
  title: localized,
  line: localized,
  story: localized,
  image: z.string().nullable(),
  pictureAlt: localized,
  course: z.enum(COURSES),
  ...byNumber(() => z.int()),
  difficulty: z.enum(DIFFICULTIES),
  spiceLevel: z.literal(SPICE_LEVELS),
  sortOrder: z.int(),
  tips: z.array(localized),
  related: z.array(z.string()).describe('Slugs.'),
  lines: z.array(
    z.object({
      key: z.string(),
      ingredientId: z.string().nullable(),
      productId: z.uuid().nullable().describe('Null with `ingredientId` where the product was deleted.'),
      name: localized,
      amount: z.number().nullable(),
      unit: z.enum(UNITS).nullable(),
      note: localized,
      part: localized,
      isOptional: z.boolean(),
    }),
  ),
  steps: z.array(
    z.object({
      title: localized,
      text: localized,
      uses: z.array(z.string()),
      timer: z.object({ minutes: z.int(), label: localized }).nullable(),
    }),
  ),
  isActive: z.boolean(),
  publishedAt: z.date().nullable().describe('Null for a draft that was never shown.'),
  missingTexts: z.array(z.string()).describe('Texts that exist in the other language only.'),
  allergens,
  mayContain: allergens,
  diets: z.array(z.enum(DIET_TAGS)),
  isIncomplete: z.boolean(),
  updatedAt: z.date(),
}) satisfies z.ZodType<StaffRecipe>

const item = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  course: z.enum(COURSES),
  isActive: z.boolean(),
  wasPublished: z.boolean(),
  lines: z.int(),
  missing: z.int(),
  updatedAt: z.date(),
}) satisfies z.ZodType<StaffRecipeItem>

export const staffRecipesResponse = z.object({
  items: z.array(item),
  previous: z.string().nullable().describe('For `before`.'),
  next: z.string().nullable().describe('For `after`.'),
  isCut: z.boolean().describe('A search found more: it has no further pages.'),
}) satisfies z.ZodType<StaffRecipeList>

export const partsResponse = z.object({
  ingredients: z.array(z.object({ id: z.string(), name: localized })),
  products: z.array(z.object({ id: z.uuid(), name: localized, sku: z.string() })),
  recipes: z.array(z.object({ slug: z.string(), title: localized })),
}) satisfies z.ZodType<Parts>

export const ingredientResponse = z.object({
  id: z.string(),
  version: z.int(),
  name: localized,
  counted: localized,
  allergens,
  diet: z.enum(DIET_KINDS),
  swap: localized,
  recipes: z.int().describe('In how many it is.'),
}) satisfies z.ZodType<StaffIngredient>

export const ingredientsResponse = z.object({
  items: z.array(ingredientResponse),
  next: z.string().nullable().describe('For `after`.'),
}) satisfies z.ZodType<IngredientList>

export const ingredientCreatedResponse = z.object({ id: z.string() })
export const shownResponse = z.object({ isShown: z.boolean() })
