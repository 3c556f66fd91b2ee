import { z } from 'zod'
import { cents, image, rating } from '../kernel/view-fields.ts'
import { allergen } from './allergen-field.ts'
import { DIET_TAGS, NET_WEIGHT_UNITS, SPICE_LEVELS } from './food.ts'
import { nutritionField } from './nutrition-field.ts'
import { tasteField } from './taste-field.ts'

/*
 * The answers of `GET /api/products` and `GET /api/products/{id}`: our own API is described by these schemas, and a
 * catalogue read from another server is checked with them.
 */

export const stockState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('in_stock') }),
  z.object({ state: z.literal('low'), left: z.int() }),
  z.object({ state: z.literal('out_of_stock') }),
])

export const saleView = z.object({
  name: z.string(),
  endsAt: z.iso.datetime().describe('The first moment at which it no longer costs this.'),
  listPriceCents: cents.describe('The price without the offer.'),
  lowestCents: cents
    .nullable()
    .describe('The lowest price of the 30 days before the offer began; null where it was not sold before.'),
})
const netWeight = z.object({ value: z.int(), unit: z.enum(NET_WEIGHT_UNITS) })
const barcode = z.string().nullable().describe('The GTIN on the pack; null where none is known.')

export const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  category: z.string(),
  priceCents: cents.describe('What it costs now, in an offer or not.'),
  /** Servers of an earlier release do not send these. */
  sale: saleView.nullable().default(null).describe('Set where an offer makes the price.'),
  fromCents: cents
    .nullable()
    .default(null)
    .describe('The price of the cheapest size; null for a product that has one size.'),
  image: image.nullable(),
  imageAlt: z.string(),
  /** Servers of an earlier release do not send it. */
  secondImage: image.nullable().default(null),
  tint: z.string(),
  spiceLevel: z.literal(SPICE_LEVELS).nullable().describe('Null where the shop has not said: ask.'),
  stock: stockState,
  rating: rating.nullable(),
})

export const productImage = z.object({ image, alt: z.string() })

/** A size in which a product is sold: what may be ordered has its id. */
export const productSize = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  barcode,
  name: z.string(),
  priceCents: cents.describe('What it costs now, in an offer or not.'),
  sale: saleView.nullable(),
  netWeight,
  stock: stockState,
})

export const productDetail = productCard.extend({
  categoryName: z.string(),
  label: z.string(),
  description: z.string(),
  images: z.array(productImage).describe('The first is the main one.'),
  netWeight,
  barcode: barcode.default(null),
  hasUnitPrice: z
    .boolean()
    .default(true)
    .describe('The price of 100 g or 100 ml says something: not of a set, and not of what is no food.'),
  sizes: z
    .array(productSize)
    .default([])
    .describe('The lightest first, this one among them; empty for a product that has one size.'),
  ingredients: z.array(z.string()).describe('Descending by mass.'),
  allergens: z
    .array(allergen)
    .nullable()
    .describe('Empty where the shop has checked that there are none; null where it has not said: ask.'),
  mayContain: z.array(allergen),
  dietTags: z.array(z.enum(DIET_TAGS)),
  usage: z.string(),
  storage: z.string(),
  shelfLife: z.string().describe('How long it keeps unopened; empty where it is not known.'),
  origin: z.string(),
  maker: z.string(),
  /** Servers of an earlier release do not send it. */
  keepCold: z.boolean().optional(),
  taste: tasteField.exactOptional(),
  nutrition: nutritionField.exactOptional(),
})

/** The page of a list, with what each of its items is checked by. */
export function productPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    isTotalExact: z.boolean().describe('False if there are more products than `total`.'),
  })
}
