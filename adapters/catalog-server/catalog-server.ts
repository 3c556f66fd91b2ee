import type { Allergen, DietTag, NetWeight, Nutrition, SpiceLevel, Taste } from '#shared/catalog/food.ts'
import { type LocalizedText, type Locale } from '#shared/kernel/locale.ts'

/** A product as the server offers it, in both languages. */
export type ServerProduct = {
  /** The server's id of it, not ours. */
  id: string
  slug: string
  sku: string
  /** The address of its category, and the category's name. */
  category: string
  categoryName: LocalizedText
  name: LocalizedText
  label: LocalizedText
  description: LocalizedText
  usage: LocalizedText
  storage: LocalizedText
  shelfLife: LocalizedText
  origin: LocalizedText
  maker: LocalizedText
  ingredients: Record<Locale, string[]>
  priceCents: number
  tint: string
  spiceLevel: SpiceLevel | null
  netWeight: NetWeight
  allergens: Allergen[] | null
  mayContain: Allergen[]
  dietTags: DietTag[]
  /** Undefined where the server does not say. */
  keepCold: boolean | undefined
  taste: Taste | undefined
  nutrition: Nutrition | undefined
  /** The codes of its other sizes, which are not read. */
  otherSizes: string[]
  /** The first is the main one; `fetchPicture` takes their addresses. */
  images: { image: string; alt: LocalizedText }[]
}

/** A product that was not read: what names it best, and in English why. */
export type UnreadProduct = { what: string; why: string; isSet?: true }

export type ReadCatalog = {
  products: ServerProduct[]
  /** In the server's list, but wrong or incomplete there. */
  unread: UnreadProduct[]
  /** The ids of all that is in the server's list, unread ones too. */
  listed: ReadonlySet<string>
}

/** Another server whose catalogue the shop sells. */
export type CatalogServer = {
  /** Its address, for people to see; null if the shop has none. */
  address: string | null
  /**
   * Reads all that the server offers.
   * @throws CatalogServerError
   */
  readCatalog(): Promise<ReadCatalog>
  /**
   * True if the server itself says that it does not offer this product.
   * @throws CatalogServerError
   */
  isGone(id: string): Promise<boolean>
  /**
   * The bytes of a picture, by its address in a product.
   * @throws CatalogServerError
   */
  fetchPicture(image: string): Promise<Uint8Array>
}

/** The server did not answer as a catalogue does. The message says how, in English and without anything that it sent. */
export class CatalogServerError extends Error {
  override readonly name = 'CatalogServerError'
  /** The status of its answer, if it has refused. */
  readonly status: number | undefined
  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}
