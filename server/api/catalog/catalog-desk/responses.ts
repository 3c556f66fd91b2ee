import { z } from 'zod'
import type { StaffCategory, StaffProduct, StaffProductItem } from '#domain/catalog/catalog-desk/schemas.ts'
import { TEXT_KEYS } from '#shared/catalog/product-fields.ts'
import { ALLERGENS, DIET_TAGS, NET_WEIGHT_UNITS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'
import { cents, localized } from '../../response-fields.ts'
import { byLocale } from '#shared/kernel/locale.ts'

export const staffProductResponse = z.object({
  id: z.uuid(),
  version: z.int().describe('Send it back with a change: the change is refused if it is no longer this one.'),
  sku: z.string(),
  slug: z.string(),
  categoryId: z.uuid(),
  name: localized,
  label: localized,
  description: localized,
  usage: localized,
  storage: localized,
  shelfLife: localized,
  origin: localized,
  maker: localized,
  ingredients: z.object(byLocale(() => z.array(z.string()))),
  priceCents: cents,
  vatClass: z.enum(VAT_CLASSES),
  netWeightValue: z.int(),
  netWeightUnit: z.enum(NET_WEIGHT_UNITS),
  tint: z.string(),
  spiceLevel: z.literal(SPICE_LEVELS).nullable(),
  allergens: z.array(z.enum(ALLERGENS)).nullable(),
  mayContain: z.array(z.enum(ALLERGENS)),
  dietTags: z.array(z.enum(DIET_TAGS)),
  keepCold: z.boolean(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: z.int(),
  missingTexts: z.array(z.enum(TEXT_KEYS)).describe('Texts that exist in the other language only.'),
  staleTexts: z.array(z.enum(TEXT_KEYS)).describe('Texts whose other language was changed after them.'),
  stockQuantity: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
}) satisfies z.ZodType<StaffProduct>

const item = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  isCategoryActive: z.boolean(),
  priceCents: cents,
  stockQuantity: z.int(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  missing: z.int(),
  stale: z.int(),
}) satisfies z.ZodType<StaffProductItem>

export const staffProductsResponse = z.object({
  items: z.array(item),
  previous: z.string().nullable().describe('For `before`.'),
  next: z.string().nullable().describe('For `after`.'),
  isCut: z.boolean().describe('A search found more: it has no further pages.'),
})

export const staffCategoriesResponse = z.array(
  z.object({
    id: z.uuid(),
    version: z.int(),
    slug: z.string(),
    name: localized,
    description: localized,
    isActive: z.boolean(),
    sortOrder: z.int(),
    products: z.int(),
  }) satisfies z.ZodType<StaffCategory>,
)

export const savedResponse = z.object({ version: z.int() })
export const deletedResponse = z.object({ deleted: z.literal(true) })
