import type { Allergen, DietTag, SpiceLevel } from '#shared/catalog/food.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { MenuCourse } from '#shared/restaurant/dish-fields.ts'

/** A dish of the demo's restaurant as the seed writes it. */
export type SeedDish = {
  course: MenuCourse
  name: LocalizedText
  /** The Thai name in Latin letters, by the Royal Institute's rules; '' where the English name is the name. */
  roman: string
  description: LocalizedText
  priceCents: number
  spiceLevel: SpiceLevel
  /** The allergens that it contains, those of its recipe and products too. */
  allergens: Allergen[]
  dietTags: DietTag[]
  /** A picture of public/images/dishes, without size and ending. */
  picture?: string
  /** The slug of the recipe by which it is cooked. */
  recipe?: string
  /** Slugs. */
  products: string[]
}
