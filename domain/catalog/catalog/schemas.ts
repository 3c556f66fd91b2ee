import { z } from 'zod'
import { PRODUCT_SORTS } from '#shared/catalog/product-filters.ts'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { optionalLine, pageNumber } from '#shared/kernel/validation.ts'

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
