import { FEWEST_SERVINGS, MOST_SERVINGS } from './recipe-fields.ts'

const DAY = 24 * 60

/** The whole numbers that staff write of a recipe: the least and the most of each, and where a new recipe begins. */
export const RECIPE_NUMBERS = {
  servings: { least: FEWEST_SERVINGS, most: MOST_SERVINGS, first: 4 },
  prepMinutes: { least: 0, most: DAY, first: 15 },
  cookMinutes: { least: 0, most: DAY, first: 20 },
  restMinutes: { least: 0, most: 7 * DAY, first: 0 },
} as const
export type RecipeNumber = keyof typeof RECIPE_NUMBERS
// The compiler knows no more of keys than that they are text.
export const RECIPE_NUMBER_NAMES = Object.keys(RECIPE_NUMBERS) as RecipeNumber[]

/** Makes something of each of these numbers, by their names. */
export function byNumber<Value>(make: (name: RecipeNumber) => Value): Record<RecipeNumber, Value> {
  return Object.fromEntries(RECIPE_NUMBER_NAMES.map((name) => [name, make(name)])) as Record<
    RecipeNumber,
    Value
  >
}
