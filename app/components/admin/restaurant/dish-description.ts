import { describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { CreateDishInput, DishRefusal } from '#domain/restaurant/menu/schemas.ts'
import { ALLERGENS, DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { MENU_COURSES, MOST_DISH_PRODUCTS } from '#shared/restaurant/dish-fields.ts'

export type DishReply = EditReply<{ reason: DishRefusal['reason'] }>

/** The part of a dish that all staff edit. */
export const dishContentDescription = describeForm<Omit<CreateDishInput, 'priceCents' | 'isActive'>>({
  name: { kind: 'localized', required: 'everywhere', label: (t) => t.menu.name },
  description: {
    kind: 'localized',
    label: (t) => t.menu.description,
    hint: (t) => t.menu.descriptionHint,
    rows: 2,
    required: 'in-default',
  },
  roman: { kind: 'text', label: (t) => t.menu.roman, hint: (t) => t.menu.romanHint, isOptional: true },
  course: { kind: 'choice', label: (t) => t.menu.course, values: MENU_COURSES, words: (t) => t.menu.courses },
  pictureAlt: { kind: 'localized', label: (t) => t.menu.pictureAlt, hint: (t) => t.menu.altHint },
  recipeId: { kind: 'choice', label: (t) => t.menu.recipeId, none: (t) => t.menu.noRecipe },
  spiceLevel: {
    kind: 'choice',
    label: (t) => t.menu.spiceLevel,
    values: SPICE_LEVELS,
    words: (t) => t.menu.spiceLevels,
  },
  skus: {
    kind: 'slots',
    most: MOST_DISH_PRODUCTS,
    of: { kind: 'choice', label: (t, number) => t.menu.product(number), none: (t) => t.menu.noProduct },
  },
  allergens: {
    kind: 'boxes',
    label: (t) => t.menu.allergens,
    values: ALLERGENS,
    words: (t) => t.food.allergenNames,
  },
  dietTags: {
    kind: 'boxes',
    label: (t) => t.menu.dietTags,
    values: DIET_TAGS,
    words: (t) => t.food.dietNames,
  },
})

/** The same with what admins decide. */
export const dishDescription = describeForm<CreateDishInput>({
  priceCents: { kind: 'cents', label: (t) => t.menu.priceCents, hint: (t) => t.menu.priceHint },
  isActive: { kind: 'box', label: (t) => t.menu.isActive },
  ...dishContentDescription.fields,
})
