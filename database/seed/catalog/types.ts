import type { Tint } from '#shared/catalog/product-fields.ts'
import type { Allergen, DietTag, NetWeight, Nutrition, SpiceLevel, Taste } from '#shared/catalog/food.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'

/**
 * One product of the demo shop as the seed writes it. Prices are cents of ZAR with VAT included.
 * The ingredient lists are descending by mass (R146), item for item the same in both languages.
 * The first sentence of `description` fits the 100 characters that a card shows;
 * in Thai it ends at the last space among them.
 */
export type WrittenProduct = {
  slug: string
  sku: string
  name: LocalizedText
  category: 'curry-pastes' | 'stir-fry-sauces' | 'dipping-sauces'
  priceCents: number
  netWeight: NetWeight
  spiceLevel: SpiceLevel
  taste: Taste
  /** Invented, but as such a recipe would have it; a serving is what the recipes take for a plate. */
  nutrition: Nutrition
  barcode?: string
  /** Its other sizes, in the same unit. */
  sizes?: SeedSize[]
  isFeatured: boolean
  isActive: boolean
  stock: number
  tint: Tint
  /** The line printed on the label below the name. */
  label: LocalizedText
  description: LocalizedText
  ingredients: { en: string[]; th: string[] }
  /** Allergens that it contains. */
  allergens: Allergen[]
  /**
   * Allergens handled in the same kitchen. It has two rooms: one for what contains soy sauce (fish, mollusc, soya,
   * gluten, sesame), one for everything else (crustacean, fish, soya, peanut), so that 'gluten free' is true.
   * Panang, satay and cashew add tree_nuts, as a precaution.
   */
  mayContain: Allergen[]
  dietTags: DietTag[]
  usage: LocalizedText
  storage: LocalizedText
  /** The time for which it keeps unopened. */
  shelfLife: LocalizedText
  /** It must stay cold before it is opened too. */
  keepCold?: true
  /** The description of the pack's picture. */
  imageAlt: LocalizedText
  /** The description of the picture of what is in it, where there is one. */
  insideAlt?: LocalizedText
}

/** Barcodes are of the range that is for use inside a shop, and nobody else's. */
export type SeedSize = {
  sku: string
  barcode: string
  priceCents: number
  netWeightValue: number
  stock: number
}

/** A product with what is the same for all of them. */
export type SeedProduct = WrittenProduct & { origin: LocalizedText; maker: LocalizedText }
