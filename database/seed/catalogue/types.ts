import type { Allergen, DietTag, NetWeight, SpiceLevel } from '#shared/food.ts'
import type { LocalizedText } from '#shared/locale.ts'

/** Name of the ground a product's picture stands on; it colours the card, the page head and the cart line. */
export type Tint =
  | 'red'
  | 'green'
  | 'yellow'
  | 'panang'
  | 'massaman'
  | 'tom-yum'
  | 'pad-thai'
  | 'sukiyaki'
  | 'jungle'
  | 'khao-soi'
  | 'kua-kling'
  | 'holy-basil'
  | 'pad-see-ew'
  | 'cashew'
  | 'sweet-chilli'
  | 'seafood'
  | 'satay'
  | 'jaew'

/**
 * One product of the demo shop as the seed writes it. Prices are cents of ZAR with VAT included.
 * The ingredient lists are descending by mass (R146) and line up item for item in both languages.
 * The first sentence of `description` stands by itself within the 100 characters a card shows;
 * in Thai it ends at the last space among them.
 */
export type SeedProduct = {
  slug: string
  sku: string
  name: LocalizedText
  category: 'curry-pastes' | 'stir-fry-sauces' | 'dipping-sauces'
  priceCents: number
  netWeight: NetWeight
  spiceLevel: SpiceLevel
  isFeatured: boolean
  isActive: boolean
  stock: number
  tint: Tint
  /** The line printed on the label under the name. */
  label: LocalizedText
  description: LocalizedText
  ingredients: { en: string[]; th: string[] }
  /** Contained. */
  allergens: Allergen[]
  /**
   * Handled in the same kitchen. It has two rooms: one for what holds soy sauce (fish, mollusc, soya, wheat,
   * sesame), one for all else (crustacean, fish, soya, peanut), so that gluten free stays true.
   * Panang, satay and cashew add tree_nuts, as a precaution.
   */
  mayContain: Allergen[]
  dietTags: DietTag[]
  usage: LocalizedText
  storage: LocalizedText
  /** What the pack picture shows. */
  imageAlt: LocalizedText
}
