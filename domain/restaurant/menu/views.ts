import { z } from 'zod'
import { ALLERGENS, DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { cents, image, localized } from '#shared/kernel/view-fields.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'

/** Facts that follow from the dish, its recipe and its products. */
export const dishFacts = z.object({
  allergens: z.array(z.enum(ALLERGENS)).describe('Of the dish, its recipe and its products.'),
  diets: z.array(z.enum(DIET_TAGS)).describe('That all of them are for.'),
  isIncomplete: z.boolean().describe('Nobody can tell all that it contains: guests must ask.'),
})
export type DishFacts = z.infer<typeof dishFacts>

/** A dish as guests see it, in one language. */
export const menuDish = z.object({
  id: z.uuid(),
  course: z.enum(MENU_COURSES),
  name: z.string(),
  otherName: z.string().describe('In the other language; may be empty.'),
  roman: z.string().describe('The Thai name in Latin letters; may be empty.'),
  description: z.string(),
  priceCents: cents,
  image: image.nullable(),
  imageAlt: z.string(),
  spiceLevel: z.literal(SPICE_LEVELS),
  ...dishFacts.shape,
  isSoldOut: z.boolean().describe('There is no more of it today, in the restaurant’s time zone.'),
  /** The recipe to cook it at home; null if that is not on the site. */
  recipe: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** The products of ours for it that the shop shows. */
  products: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type MenuDish = z.infer<typeof menuDish>

/** A dish as staff edit it. */
export const staffDish = z.object({
  id: z.uuid(),
  version: z.int(),
  course: z.enum(MENU_COURSES),
  name: localized,
  roman: z.string(),
  description: localized,
  priceCents: cents,
  spiceLevel: z.literal(SPICE_LEVELS),
  allergens: z.array(z.enum(ALLERGENS)).describe('Besides those of its recipe and products.'),
  dietTags: z.array(z.enum(DIET_TAGS)).describe('As far as its recipe and products allow.'),
  pictureAlt: localized,
  recipeId: z.uuid().nullable(),
  skus: z.array(z.string()),
  isActive: z.boolean(),
  image: image.nullable(),
  isSoldOut: z.boolean(),
  facts: dishFacts,
})
export type StaffDish = z.infer<typeof staffDish>

/** A dish as the staff's list shows it. */
export const staffDishItem = z.object({
  id: z.uuid(),
  course: z.enum(MENU_COURSES),
  name: localized,
  image: image.nullable(),
  priceCents: cents,
  isActive: z.boolean(),
  isSoldOut: z.boolean(),
  isIncomplete: z.boolean(),
})
export type StaffDishItem = z.infer<typeof staffDishItem>
