import type { Allergen, DietTag, SpiceLevel } from '#shared/catalog/food.ts'

/** How hot a jar is, as people ask for it. */
export const HEATS = ['mild', 'medium', 'hot'] as const
export type Heat = (typeof HEATS)[number]

/** The spice levels of each, from and to. */
export const HEAT_LEVELS: Record<Heat, [from: SpiceLevel, to: SpiceLevel]> = {
  mild: [0, 1],
  medium: [2, 2],
  hot: [3, 5],
}

/** In which order products stand: the shop's own, of a search the best first, or one of these. */
export const PRODUCT_SORTS = ['price', 'mildest', 'hottest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What is asked of labels. */
export type ProductFacts = {
  /** Of each group, the label names at least one. */
  contains: Allergen[][]
  /** The label names none of them, nor traces. */
  without: Allergen[]
  diets: DietTag[]
  heat?: Heat | undefined
}
