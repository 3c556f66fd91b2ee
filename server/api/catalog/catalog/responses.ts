import { z } from 'zod'
import {
  type CategoryView,
  MOST_FOUND,
  MOST_LISTED,
  type ProductCard,
  type ProductDetail,
} from '#domain/catalog/catalog/schemas.ts'
import type { FoundProducts } from '#domain/site/product-search/schemas.ts'
import { HEATS } from '#shared/catalog/product-filters.ts'
import { ALLERGENS, DIET_TAGS } from '#shared/catalog/food.ts'
import type { StockState } from '#domain/catalog/inventory/schemas.ts'
import * as answers from '#shared/catalog/product-answers.ts'

export { image } from '#shared/catalog/product-answers.ts'

export const stockState = answers.stockState satisfies z.ZodType<StockState>

export const productCard = answers.productCard satisfies z.ZodType<ProductCard>

const productDetail = answers.productDetail.extend({
  keepCold: z
    .boolean()
    .describe('Must stay cold before it is opened too: goes with an ice pack, or is collected.'),
}) satisfies z.ZodType<ProductDetail>

export const productPageResponse = answers.productPageOf(productCard).extend({
  total: z.int().describe(`At most ${MOST_LISTED}, or ${MOST_FOUND} for a search: the list ends there.`),
  understood: z
    .object({
      contains: z.array(z.array(z.enum(ALLERGENS))).describe('Of each group the label names at least one.'),
      without: z.array(z.enum(ALLERGENS)),
      diets: z.array(z.enum(DIET_TAGS)),
      heat: z.enum(HEATS).optional(),
      unsaid: z.array(z.string()).describe('What no label says.'),
      text: z.string().describe('What was searched for in names and texts.'),
    })
    .optional()
    .describe('What the words were understood to ask of labels, if anything.'),
}) satisfies z.ZodType<FoundProducts>

export const productResponse = z.object({ product: productDetail, related: z.array(productCard) })

export const categoriesResponse = z.array(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
  }) satisfies z.ZodType<CategoryView>,
)
