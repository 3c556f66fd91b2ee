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

/** Tastes besides heat: each from 0, not at all, to 5, very; null until staff have said. */
export const TASTES = ['sour', 'salty', 'sweet', 'aromatic'] as const
export type Taste = Record<(typeof TASTES)[number], SpiceLevel | null>
export const NO_TASTE: Taste = { sour: null, salty: null, sweet: null, aromatic: null }

/** The nutrients that a label lists under R146, in its order, with their units. */
export const NUTRIENT_UNITS = {
  energy: 'kJ',
  protein: 'g',
  carbohydrate: 'g',
  sugars: 'g',
  fat: 'g',
  saturates: 'g',
  fibre: 'g',
  sodium: 'mg',
} as const
export type Nutrient = keyof typeof NUTRIENT_UNITS
// The compiler knows no more of keys than that they are text.
export const NUTRIENTS = Object.keys(NUTRIENT_UNITS) as Nutrient[]
/** In 100 g, or in 100 ml of what is measured so, and how much of it is a serving; null until staff have said. */
export type Nutrition = Record<Nutrient | 'serving', number | null>
export const NO_NUTRITION: Nutrition = {
  energy: null,
  protein: null,
  carbohydrate: null,
  sugars: null,
  fat: null,
  saturates: null,
  fibre: null,
  sodium: null,
  serving: null,
}

export const NET_WEIGHT_UNITS = ['g', 'ml'] as const
export type NetWeight = { value: number; unit: (typeof NET_WEIGHT_UNITS)[number] }
