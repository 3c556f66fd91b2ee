import { z } from 'zod'
import { DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { allergen } from '#shared/catalog/allergen-field.ts'
import { LOCALES, DEFAULT_LOCALE, byLocale } from '#shared/kernel/locale.ts'
import {
  DISH_STATES,
  DISH_TEXTS,
  MAX_DISH_CENTS,
  MENU_COURSES,
  MOST_DISH_PRODUCTS,
} from '#shared/restaurant/dish-fields.ts'
import {
  line,
  listOf,
  optionalLine,
  optionalText,
  requiredText,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'
import type { StaffDish } from './views.ts'

/** Query strings, so numbers and lists arrive as text. */
export const listMenuInput = z.object({
  language: z.enum(LOCALES).default(DEFAULT_LOCALE).describe('Language of the texts.'),
  diet: z.enum(DIET_TAGS).optional(),
  spice: z.coerce.number().int().min(0).max(5).optional().describe('At most this spice level.'),
  without: listOf(allergen).describe('Allergens that must not be in it, with commas between them.'),
})
export type ListMenuInput = z.infer<typeof listMenuInput>
export type MenuFilters = Omit<ListMenuInput, 'language'>

export type DishOfRecipeInput = { recipeId: string }

const text = (max: number) => optionalLine(max).transform((value) => value ?? '')

/** Fields of a dish that all staff edit. */
const content = {
  course: z.enum(MENU_COURSES),
  name: z.strictObject(byLocale(() => line(DISH_TEXTS.name))),
  roman: text(DISH_TEXTS.roman).describe('The Thai name in Latin letters.'),
  description: z.strictObject({
    en: requiredText(DISH_TEXTS.description),
    th: optionalText(DISH_TEXTS.description).transform((value) => value ?? ''),
  }),
  spiceLevel: z.literal(SPICE_LEVELS, { error: 'unknown_value' }),
  allergens: z.array(allergen).describe('Besides those of its recipe and products.'),
  dietTags: z.array(z.enum(DIET_TAGS)).describe('As far as its recipe and products allow.'),
  pictureAlt: z.strictObject(byLocale(() => text(DISH_TEXTS.pictureAlt))),
  recipeId: z.uuid('invalid').nullable().describe('The recipe by which it is cooked.'),
  skus: z
    .array(line(40))
    .max(MOST_DISH_PRODUCTS, 'too_long')
    .transform((skus) => [...new Set(skus)])
    .describe('The codes of the products that are in it, or that it is served with.'),
}
/** Fields for admins. */
const terms = {
  priceCents: wholeNumber(1, MAX_DISH_CENTS).describe('With VAT.'),
  isActive: z.boolean().describe('Whether it is on the menu.'),
}
const edited = { id: z.uuid('invalid'), version: wholeNumber(1, 2_000_000_000) }

export const createDishInput = z.strictObject({ ...content, ...terms })
export type CreateDishInput = z.infer<typeof createDishInput>

export const updateDishInput = z.strictObject({ ...edited, ...content, ...terms })
export type UpdateDishInput = z.infer<typeof updateDishInput>

export const updateDishContentInput = z.strictObject({ ...edited, ...content })
export type UpdateDishContentInput = z.infer<typeof updateDishContentInput>

export const dishIdInput = z.strictObject({ id: z.uuid('invalid') })
export type DishIdInput = z.infer<typeof dishIdInput>

export const setSoldOutInput = dishIdInput.extend({ isSoldOut: z.boolean() })
export type SetSoldOutInput = z.infer<typeof setSoldOutInput>

export const moveDishInput = dishIdInput.extend({
  to: wholeNumber(0, 10_000).describe('Its place in its course, from 0; one beyond the last is the last.'),
})
export type MoveDishInput = z.infer<typeof moveDishInput>

export const listStaffDishesInput = z.object({
  search: optionalLine(100).describe('A part of its name.'),
  course: z.enum(MENU_COURSES).optional(),
  state: z.enum(DISH_STATES).optional(),
})
export type ListStaffDishesInput = z.infer<typeof listStaffDishesInput>

/** Somebody else has saved it in between; `by` is their name, where that is known. */
export type ChangedDish = { ok: false; reason: 'changed'; current: StaffDish; by: string | null }
export type DishRefusal = { ok: false; reason: 'unknown_recipe' | 'unknown_product' }
export type CreateDishResult = { ok: true; id: string } | DishRefusal
export type UpdateDishResult = { ok: true; version: number } | DishRefusal | ChangedDish

export type DishPictureResult = { ok: true } | { ok: false; reason: StoreRefusal }

/** A product that a dish may lead to. */
export type ProductChoice = { sku: string; name: string }

/** A recipe that a dish may be cooked by. */
export type RecipeChoice = { id: string; title: string }

/** The recipes that a dish may be cooked by, and the products it may lead to. */
export type DishChoices = { recipes: RecipeChoice[]; products: ProductChoice[] }

/** A dish as a fresh menu is filled with. */
export type SeededDish = Omit<CreateDishInput, 'skus' | 'recipeId'> & {
  picture: string | null
  /** The slug of its recipe. */
  recipe?: string | undefined
  /** Slugs of products. */
  products: string[]
}
