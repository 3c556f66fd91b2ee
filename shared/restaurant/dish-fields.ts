/** The parts of the restaurant's menu, in its order. */
export const MENU_COURSES = [
  'starters',
  'salads',
  'curries',
  'wok',
  'grill',
  'rice_sides',
  'sweets',
  'drinks',
] as const
export type MenuCourse = (typeof MENU_COURSES)[number]

/** The most characters of a dish's texts. `roman` is its Thai name in Latin letters. */
export const DISH_TEXTS = { name: 80, roman: 80, description: 160, pictureAlt: 300 } as const

/** R5,000: more is a slip. */
export const MAX_DISH_CENTS = 500_000

/** A dish leads to so many of our products at most. */
export const MOST_DISH_PRODUCTS = 4

/** Filters of the staff's list of dishes. `incomplete`: nobody can tell all that the dish contains. */
export const DISH_STATES = ['shown', 'hidden', 'sold_out', 'incomplete'] as const
