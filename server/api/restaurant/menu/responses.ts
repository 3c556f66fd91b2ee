import { z } from 'zod'
import type { MenuDish, StaffDish, StaffDishItem } from '#domain/restaurant/menu/schemas.ts'
import { ALLERGENS, DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import { cents, localized } from '../../response-fields.ts'

const image = z
  .string()
  .nullable()
  .describe('Path or address to which -320.webp, -640.webp or -1280.webp is added, or the same with .avif.')
const facts = {
  allergens: z.array(z.enum(ALLERGENS)).describe('Of the dish, its recipe and its products.'),
  diets: z.array(z.enum(DIET_TAGS)).describe('That all of them are for.'),
  isIncomplete: z.boolean().describe('Nobody can tell all that it contains: guests must ask.'),
}

export const menuResponse = z.array(
  z.object({
    id: z.uuid(),
    course: z.enum(MENU_COURSES),
    name: z.string(),
    otherName: z.string().describe('In the other language; may be empty.'),
    roman: z.string().describe('The Thai name in Latin letters; may be empty.'),
    description: z.string(),
    priceCents: cents,
    image,
    imageAlt: z.string(),
    spiceLevel: z.literal(SPICE_LEVELS),
    ...facts,
    isSoldOut: z.boolean().describe('There is no more of it today, in the restaurant’s time zone.'),
    recipe: z.object({ slug: z.string(), title: z.string() }).nullable(),
    products: z.array(z.object({ slug: z.string(), name: z.string() })),
  }) satisfies z.ZodType<MenuDish>,
)

export const staffDishResponse = z.object({
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
  image,
  isSoldOut: z.boolean(),
  facts: z.object(facts),
}) satisfies z.ZodType<StaffDish>

export const staffDishesResponse = z.array(
  z.object({
    id: z.uuid(),
    course: z.enum(MENU_COURSES),
    name: localized,
    image,
    priceCents: cents,
    isActive: z.boolean(),
    isSoldOut: z.boolean(),
    isIncomplete: z.boolean(),
  }) satisfies z.ZodType<StaffDishItem>,
)
