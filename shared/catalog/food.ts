/** The allergens that a label must name under South Africa's R146, and sulphites. `gluten` are the cereals that have it. */
export const ALLERGENS = [
  'crustacean',
  'fish',
  'mollusc',
  'soya',
  'gluten',
  'peanut',
  'tree_nuts',
  'sesame',
  'milk',
  'egg',
  'mustard',
  'celery',
  'sulphites',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const DIET_TAGS = ['vegan', 'vegetarian', 'gluten_free'] as const
export type DietTag = (typeof DIET_TAGS)[number]

/** 0 not spicy, 1 gentle, 2 medium, 3 hot, 4 very hot, 5 Thai hot. */
export const SPICE_LEVELS = [0, 1, 2, 3, 4, 5] as const
export type SpiceLevel = (typeof SPICE_LEVELS)[number]

export const NET_WEIGHT_UNITS = ['g', 'ml'] as const
export type NetWeight = { value: number; unit: (typeof NET_WEIGHT_UNITS)[number] }
