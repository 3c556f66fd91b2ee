/** The kinds of dish a recipe can be. */
export const COURSES = [
  'curry',
  'noodles',
  'stir-fry',
  'soup',
  'salad',
  'snack',
  'grill',
  'dessert',
  'drink',
] as const
export type Course = (typeof COURSES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'demanding'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The units of amounts. Weights are stored in grams, volumes in millilitres or spoons. */
export const UNITS = [
  'g',
  'ml',
  'tsp',
  'tbsp',
  'piece',
  'clove',
  'stalk',
  'leaf',
  'bunch',
  'handful',
  'pinch',
  'slice',
  'cm',
] as const
export type Unit = (typeof UNITS)[number]

/** The people who may eat an ingredient: everybody, vegetarians, or only those who eat meat or fish. */
export const DIET_KINDS = ['vegan', 'vegetarian', 'neither'] as const
export type DietKind = (typeof DIET_KINDS)[number]

/** Up to so many minutes in all: what the list of recipes offers. */
export const TIMES = [30, 45, 60] as const

/** For this many people an amount can be reckoned. */
export const FEWEST_SERVINGS = 1
export const MOST_SERVINGS = 100

/** A recipe has this many at most: lines of what is needed, steps, tips, and recipes that go with it. */
export const MOST_LINES = 60
export const MOST_STEPS = 30
export const MOST_TIPS = 10
export const MOST_RELATED = 3
