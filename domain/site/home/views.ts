import type { SpiceLevel } from '#shared/catalog/food.ts'

/** A step of the heat ladder: the product that stands for a level. */
export type HeatStep = { level: SpiceLevel; slug: string; name: string; tint: string; image: string | null }

/** Facts about everything that the shop sells. */
export type ShopFacts = {
  /** The lowest price in ZAR cents; null while nothing is sold. */
  fromCents: number | null
  /** The mildest first; levels that no product has are missing. */
  ladder: HeatStep[]
  /** The batch that came last and is not used up; undefined where none is recorded. */
  batch: { code: string; name: string; slug: string } | undefined
}
