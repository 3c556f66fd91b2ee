import { z } from 'zod'
import { ALLERGENS, DIET_TAGS, NET_WEIGHT_UNITS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { nutritionField } from '#shared/catalog/nutrition-field.ts'
import { TEXT_KEYS } from '#shared/catalog/product-fields.ts'
import { tasteField } from '#shared/catalog/taste-field.ts'
import { byLocale } from '#shared/kernel/locale.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'
import { cents, instant, localized } from '#shared/kernel/view-fields.ts'

/** The facts of a product, as staff edit them. */
const productFacts = z.object({
  sku: z.string(),
  barcode: z.string().nullable(),
  slug: z.string(),
  categoryId: z.uuid(),
  priceCents: cents,
  vatClass: z.enum(VAT_CLASSES),
  netWeightValue: z.int(),
  netWeightUnit: z.enum(NET_WEIGHT_UNITS),
  tint: z.string(),
  spiceLevel: z.literal(SPICE_LEVELS).nullable(),
  allergens: z.array(z.enum(ALLERGENS)).nullable(),
  mayContain: z.array(z.enum(ALLERGENS)),
  dietTags: z.array(z.enum(DIET_TAGS)),
  taste: tasteField,
  nutrition: nutritionField,
  keepCold: z.boolean(),
  notFood: z.boolean(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: z.int(),
})
export type ProductFacts = z.infer<typeof productFacts>

/** A product as staff edit it. */
export const staffProduct = productFacts.extend({
  id: z.uuid(),
  sizeOf: z.uuid().nullable().describe('The product of which it is a size.'),
  version: z.int().describe('Send it back with a change: the change is refused if it is no longer this one.'),
  name: localized,
  label: localized,
  description: localized,
  usage: localized,
  storage: localized,
  shelfLife: localized,
  origin: localized,
  maker: localized,
  ingredients: z.object(byLocale(() => z.array(z.string()))),
  missingTexts: z.array(z.enum(TEXT_KEYS)).describe('Texts that exist in the other language only.'),
  staleTexts: z.array(z.enum(TEXT_KEYS)).describe('Texts whose other language was changed after them.'),
  stockQuantity: z.int().describe('Of a set: as many as its parts allow.'),
  isSet: z.boolean().describe('Made of other products.'),
  createdAt: instant,
  updatedAt: instant,
})
export type StaffProduct = z.infer<typeof staffProduct>

/** A size of a product, the product's own among them, as the staff's pages name it. */
const staffSize = z.object({
  id: z.uuid(),
  sku: z.string(),
  netWeightValue: z.int(),
  netWeightUnit: z.enum(NET_WEIGHT_UNITS),
  priceCents: cents,
  stockQuantity: z.int(),
  isActive: z.boolean(),
})
export type StaffSize = z.infer<typeof staffSize>

/** A product as the staff's list shows it, in one language. */
export const staffProductItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  isCategoryActive: z.boolean(),
  priceCents: cents,
  stockQuantity: z.int().describe('Of a set: as many as its parts allow.'),
  isSet: z.boolean().describe('Made of other products.'),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  otherSizes: z.array(staffSize).describe('The lightest first.'),
  missing: z.int().describe('How many texts are missing in one language.'),
  stale: z.int().describe('How many texts may be out of date.'),
})
export type StaffProductItem = z.infer<typeof staffProductItem>

/** A category as staff edit it. */
export const staffCategory = z.object({
  id: z.uuid(),
  version: z.int(),
  slug: z.string(),
  name: localized,
  description: localized,
  isActive: z.boolean(),
  sortOrder: z.int(),
})
export type StaffCategory = z.infer<typeof staffCategory>

/** The same with how many products it has. */
export const countedCategory = staffCategory.extend({ products: z.int() })
export type CountedCategory = z.infer<typeof countedCategory>
