import type { Allergen, DietTag, SpiceLevel } from '#shared/catalog/food.ts'

/** The heat of a jar, as people ask for it. */
export const HEATS = ['mild', 'medium', 'hot'] as const
export type Heat = (typeof HEATS)[number]

/** The spice levels of each, from and to. */
export const HEAT_LEVELS: Record<Heat, [from: SpiceLevel, to: SpiceLevel]> = {
  mild: [0, 1],
  medium: [2, 2],
  hot: [3, 5],
}

/** The orders a list can be sorted in, besides the shop's own and, in a search, best match first. */
export const PRODUCT_SORTS = ['price', 'mildest', 'hottest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Conditions that a product's label must meet. */
export type ProductFacts = {
  /** The label names at least one of each group. */
  contains: Allergen[][]
  /** The label names none of them, nor traces. */
  without: Allergen[]
  diets: DietTag[]
  heat?: Heat | undefined
}
