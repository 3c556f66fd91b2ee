import { z } from 'zod'
import {
  type CategoryView,
  MOST_FOUND,
  MOST_LISTED,
  type ProductCard,
  type ProductDetail,
  type ProductImage,
  type ProductPage,
} from '#domain/catalog/schemas.ts'
import type { StockState } from '#domain/inventory/schemas.ts'
import { ALLERGENS, DIET_TAGS, NET_WEIGHT_UNITS, SPICE_LEVELS } from '#shared/food.ts'
import { cents, rating } from '../response-fields.ts'

export const stockState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('in_stock') }),
  z.object({ state: z.literal('low'), left: z.int() }),
  z.object({ state: z.literal('out_of_stock') }),
]) satisfies z.ZodType<StockState>

export const image = z
  .string()
  .describe(
    'Path or address to which -320.webp, -640.webp or -1280.webp is added, and .avif instead unless it begins with /images/.',
  )

export const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  category: z.string(),
  priceCents: cents,
  image: image.nullable(),
  imageAlt: z.string(),
  tint: z.string(),
  spiceLevel: z.literal(SPICE_LEVELS),
  stock: stockState,
  rating: rating.nullable(),
}) satisfies z.ZodType<ProductCard>

const productDetail = productCard.extend({
  categoryName: z.string(),
  label: z.string(),
  description: z.string(),
  images: z
    .array(z.object({ image, alt: z.string() }) satisfies z.ZodType<ProductImage>)
    .describe('The first is the main one.'),
  netWeight: z.object({ value: z.int(), unit: z.enum(NET_WEIGHT_UNITS) }),
  ingredients: z.array(z.string()).describe('Descending by mass.'),
  allergens: z.array(z.enum(ALLERGENS)),
  mayContain: z.array(z.enum(ALLERGENS)),
  dietTags: z.array(z.enum(DIET_TAGS)),
  usage: z.string(),
  storage: z.string(),
  shelfLife: z.string().describe('How long it keeps unopened; empty where it is not known.'),
  origin: z.string(),
  maker: z.string(),
}) satisfies z.ZodType<ProductDetail>

export const productPageResponse = z.object({
  items: z.array(productCard),
  page: z.int(),
  pageSize: z.int(),
  total: z.int().describe(`At most ${MOST_LISTED}, or ${MOST_FOUND} for a search: the list ends there.`),
  isTotalExact: z.boolean().describe('False if there are more products than `total`.'),
}) satisfies z.ZodType<ProductPage>

export const productResponse = z.object({ product: productDetail, related: z.array(productCard) })

export const categoriesResponse = z.array(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
  }) satisfies z.ZodType<CategoryView>,
)
