import type { Allergen, DietTag } from '#shared/catalog/food.ts'

const allergenNames: Record<Allergen, string> = {
  crustacean: 'crustaceans (shrimp)',
  fish: 'fish',
  mollusc: 'molluscs',
  soya: 'soya',
  gluten: 'cereals with gluten (wheat, barley, rye, oats)',
  peanut: 'peanut',
  tree_nuts: 'tree nuts',
  sesame: 'sesame',
  milk: 'milk',
  egg: 'egg',
  mustard: 'mustard',
  celery: 'celery',
  sulphites: 'sulphites',
}

const dietNames: Record<DietTag, string> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  gluten_free: 'Gluten free',
}

/** Names of allergens and diets. */
export const food = { allergenNames, dietNames }

export type FoodMessages = typeof food
