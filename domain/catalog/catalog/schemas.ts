import { z } from 'zod'
import { PRODUCT_SORTS } from '#shared/catalog/product-filters.ts'
import type { Allergen, DietTag, NetWeight, SpiceLevel } from '#shared/catalog/food.ts'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { Rating } from '#shared/orders/review-fields.ts'
import { optionalLine, pageNumber } from '#shared/kernel/validation.ts'
import type { StockState } from '../inventory/schemas.ts'

/** Six rows of three. */
export const PAGE_SIZE = 18
/** Lists end after 200 pages, and what a search finds after 5: nobody reads on, and the database would have to. */
export const MOST_LISTED = 200 * PAGE_SIZE
export const MOST_FOUND = 5 * PAGE_SIZE

/** The input of `GET /api/products` and of the shop page. Query strings, so numbers arrive as text. */
export const listProductsInput = z.object({
  category: optionalLine(60).describe('Slug of a category, e.g. `curry-pastes`.'),
  search: optionalLine(100).describe(
    'Words to look for in names and descriptions of both languages. Forgives typing errors.',
  ),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE).describe('Language of the texts.'),
  page: pageNumber.describe(`Page of ${PAGE_SIZE} products, from 1.`),
  sort: z.enum(PRODUCT_SORTS).optional().describe('Instead of the shop’s order, or that of a search.'),
})
export type ListProductsInput = z.infer<typeof listProductsInput>

export const productKey = z.object({
  id: z
    .string()
    .trim()
    .min(1, 'required')
    .max(80, 'too_long')
    .regex(/^[a-z0-9-]+$/i, 'invalid'),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type ProductKey = z.infer<typeof productKey>

export const listCategoriesInput = z.object({ language: z.enum(LOCALES).default(DEFAULT_LOCALE) })
export type ListCategoriesInput = z.infer<typeof listCategoriesInput>

/** A product as lists show it, in one language. */
export type ProductCard = {
  id: string
  slug: string
  sku: string
  name: string
  shortDescription: string
  category: string
  priceCents: number
  /** Path or address without size and ending (shared/base/pictures.ts); null if there is no picture. */
  image: string | null
  imageAlt: string
  /** Its second picture, which says nothing that the first does not; null if there is none. */
  secondImage: string | null
  tint: string
  /** Null where nobody has said. */
  spiceLevel: SpiceLevel | null
  stock: StockState
  /** The rating of the reviews that are shown; null where there are none. */
  rating: Rating | null
}

/** One of a product's pictures: where it is, without size and ending, and what it shows. */
export type ProductImage = { image: string; alt: string }

/** A product as its page shows it. */
export type ProductDetail = ProductCard & {
  /** `category` is its slug. */
  categoryName: string
  label: string
  description: string
  /** The first is the card's. */
  images: ProductImage[]
  netWeight: NetWeight
  ingredients: string[]
  /** Empty where the shop has checked that there are none; null where nobody has said. */
  allergens: Allergen[] | null
  mayContain: Allergen[]
  dietTags: DietTag[]
  usage: string
  storage: string
  /** The time that it keeps unopened; like the two below, '' where nobody has said. */
  shelfLife: string
  origin: string
  maker: string
  /** It must stay cold before it is opened too: it is collected, or goes with an ice pack. */
  keepCold: boolean
}

/** If there are more than `total`, the list ends there, and `isTotalExact` is false. */
export type ProductPage = {
  items: ProductCard[]
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
}
export type CategoryView = { id: string; slug: string; name: string; description: string }
