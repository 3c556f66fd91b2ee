import { z } from 'zod'
import { IMPORT_VERDICTS, type ImportVerdict } from '#shared/catalog/import-verdicts.ts'
import type { CsvProblem } from '#shared/kernel/csv/csv-error.ts'
import { MAX_PRICE_CENTS, PLAIN_TEXTS, TEXT_KEYS, TINTS } from '#shared/catalog/product-fields.ts'
import { gtinField } from '#shared/catalog/gtin-field.ts'
import { allergen } from '#shared/catalog/allergen-field.ts'
import { DIET_TAGS, NET_WEIGHT_UNITS, NO_NUTRITION, NO_TASTE, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { nutritionField } from '#shared/catalog/nutrition-field.ts'
import { tasteField } from '#shared/catalog/taste-field.ts'
import { LOCALES, DEFAULT_LOCALE, byLocale } from '#shared/kernel/locale.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'
import { line, optionalLine, optionalText, wholeNumber } from '#shared/kernel/validation.ts'
import type { StaffCategory, StaffProduct, StaffProductItem } from './views.ts'

const text = (max: number) => optionalText(max).transform((value) => value ?? '')
const localized = (max: number) => z.strictObject(byLocale(() => text(max)))
/** One of a set is a part with all that its label lists. */
const ingredientList = z.array(line(2_000)).max(80, 'too_long')
/** Letters, digits and hyphens, as addresses have them; not what looks like a record id. */
const slug = optionalLine(80).refine(
  (value) =>
    value === undefined ||
    (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)),
  'invalid',
)

const texts = {
  name: z.strictObject({ en: line(PLAIN_TEXTS.name), th: text(PLAIN_TEXTS.name) }),
  label: localized(PLAIN_TEXTS.label),
  description: localized(PLAIN_TEXTS.description),
  usage: localized(PLAIN_TEXTS.usage),
  storage: localized(PLAIN_TEXTS.storage),
  shelfLife: localized(PLAIN_TEXTS.shelfLife),
  origin: localized(PLAIN_TEXTS.origin),
  maker: localized(PLAIN_TEXTS.maker),
  ingredients: z.strictObject(byLocale(() => ingredientList)),
}

const facts = {
  sku: line(40).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u, 'invalid'),
  categoryId: z.uuid('invalid'),
  priceCents: wholeNumber(1, MAX_PRICE_CENTS).describe('With VAT.'),
  vatClass: z.enum(VAT_CLASSES),
  netWeightValue: wholeNumber(1, 100_000),
  netWeightUnit: z.enum(NET_WEIGHT_UNITS),
  tint: z.enum(TINTS),
  spiceLevel: z
    .literal(SPICE_LEVELS, { error: 'unknown_value' })
    .nullable()
    .describe('Null as long as nobody has said: the shop then says “ask us”.'),
  allergens: z
    .array(allergen)
    .nullable()
    .describe(
      'Empty where somebody has checked that there are none; null as long as nobody has: the shop then says “ask us”.',
    ),
  mayContain: z.array(allergen),
  dietTags: z.array(z.enum(DIET_TAGS)),
  keepCold: z
    .boolean()
    .describe('Must stay cold before it is opened too: goes with an ice pack, or is collected.'),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: wholeNumber(0, 1_000_000),
}

const notFood = z
  .boolean()
  .describe('Neither food nor drink: it may be returned within seven days for no reason.')

const barcode = gtinField.describe('The GTIN on the pack.')
const confirmed = z
  .array(z.enum(TEXT_KEYS))
  .default([])
  .describe('Texts that are still right although the other language was changed after them.')
const edited = { id: z.uuid('invalid'), version: wholeNumber(1, 2_000_000_000) }

export const createProductInput = z.strictObject({
  ...facts,
  ...texts,
  notFood: notFood.default(false),
  barcode: barcode.default(null),
  taste: tasteField.default(NO_TASTE),
  nutrition: nutritionField.default(NO_NUTRITION),
  slug: slug.describe('Without one it is made from the English name.'),
  initialStock: wholeNumber(0, 1_000_000).default(0),
})
export type CreateStaffProductInput = z.infer<typeof createProductInput>

export const updateProductInput = z.strictObject({
  ...edited,
  ...facts,
  ...texts,
  /** As they are if left out: clients of an earlier release do not send them. */
  notFood: notFood.exactOptional(),
  barcode: barcode.exactOptional(),
  taste: tasteField.exactOptional(),
  nutrition: nutritionField.exactOptional(),
  slug,
  confirmed,
  isSure: z
    .boolean()
    .optional()
    .describe('That a price in the shop may change by more than half; without it the shop asks.'),
})
export type UpdateProductInput = z.infer<typeof updateProductInput>

const ofSize = {
  sku: facts.sku,
  barcode: barcode.default(null),
  priceCents: facts.priceCents,
  netWeightValue: facts.netWeightValue.describe('In the unit of the product.'),
  isActive: facts.isActive,
}
export const createSizeInput = z.strictObject({
  id: edited.id.describe('The product of which it is a size.'),
  ...ofSize,
  initialStock: wholeNumber(0, 1_000_000).default(0),
})
export type CreateSizeInput = z.infer<typeof createSizeInput>

export const updateSizeInput = z.strictObject({
  ...edited,
  ...ofSize,
  isSure: updateProductInput.shape.isSure,
})
export type UpdateSizeInput = z.infer<typeof updateSizeInput>

export const changePriceInput = z.strictObject({
  id: edited.id,
  /** The price that was seen when it was typed. */
  seenCents: facts.priceCents,
  priceCents: facts.priceCents,
  isSure: z.boolean(),
})
export type ChangePriceInput = z.infer<typeof changePriceInput>

export const updateProductTextsInput = z.strictObject({ ...edited, ...texts, confirmed })
export type UpdateProductTextsInput = z.infer<typeof updateProductTextsInput>

export const productIdInput = z.strictObject({ id: z.uuid('invalid') })
export type ProductIdInput = z.infer<typeof productIdInput>

/** Somebody else has saved it in between; `by` is their name, where that is known. */
export type Changed<Current> = { ok: false; reason: 'changed'; current: Current; by: string | null }
/** Asks if the price is really to change by more than half: send `isSure`. */
export type PriceJump = { ok: false; reason: 'price_jump'; beforeCents: number; afterCents: number }
/** A clash with another product, `size_taken` with a size of the same weight. */
export type Conflict = 'sku_taken' | 'barcode_taken' | 'slug_taken' | 'size_taken' | 'unknown_category'
/** `is_size`: only what a size has of its own is edited; the rest is that of its product. */
export type ProductRefusal =
  | Changed<StaffProduct>
  | PriceJump
  | { ok: false; reason: Conflict | 'needs_both_names' | 'is_size' }

export type CreateProductResult =
  | { ok: true; id: string; slug: string }
  | { ok: false; reason: Conflict | 'needs_both_names' }
export type CreateSizeResult =
  | { ok: true; id: string }
  | { ok: false; reason: Conflict | 'is_size' | 'is_set' }
export type UpdateSizeResult =
  | { ok: true; version: number }
  | Changed<StaffProduct>
  | PriceJump
  | { ok: false; reason: Conflict }
export type UpdateProductResult = { ok: true; version: number } | ProductRefusal
export type ChangePriceResult =
  | { ok: true }
  | PriceJump
  /** Somebody else has changed the price since; `by` is their name, where that is known. */
  | { ok: false; reason: 'price_changed'; currentCents: number; by: string | null }
export type UpdateTextsResult =
  | { ok: true; version: number }
  | Extract<ProductRefusal, { reason: 'changed' }>
  | { ok: false; reason: 'needs_both_names' | 'is_size' }
export type DeleteProductResult = { ok: true } | { ok: false; reason: 'was_used' | 'has_sizes' }

export const PRODUCT_SORTS = ['order', 'name', 'price', 'newest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
/** `unanswered`: nobody has said what they contain, or how hot they are. */
export const PRODUCT_STATES = ['active', 'draft', 'featured', 'low', 'unanswered'] as const
/** Products of a page, and of all that a search looks at. */
export const LIST_SIZE = 50
export const MOST_SEARCHED = 300

/** The end of a page: the value that the list is sorted by, as text, and the id of the product. */
export type ProductCursor = { value: string; id: string }
const cursor = z
  .string()
  .max(2_100, 'invalid')
  .transform((value, issue): ProductCursor => {
    const [, id = '', at = ''] = /^([0-9a-f-]{36})~(.*)$/su.exec(value) ?? []
    if (!z.uuid().safeParse(id).success) issue.addIssue({ code: 'custom', message: 'invalid' })
    return { id, value: at }
  })

/** A cursor as it stands in an address. */
export function toCursorText({ id, value }: ProductCursor): string {
  return `${id}~${value}`
}

/** The form of a cursor's value for what the list is sorted by: the database would refuse another. */
const CURSOR_VALUE: Record<ProductSort, RegExp> = {
  order: /^\d{1,9}$/,
  price: /^\d{1,9}$/,
  name: /^[^\0]*$/u,
  newest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
}

/** The filter for the products of a list or a file. */
export const productFilterInput = z.object({
  search: optionalLine(100),
  category: z.uuid('invalid').optional(),
  state: z.enum(PRODUCT_STATES).optional(),
  texts: z.enum(['untranslated']).optional(),
})
export type ProductFilterInput = z.infer<typeof productFilterInput>

export const listStaffProductsInput = productFilterInput
  .extend({
    sort: z.enum(PRODUCT_SORTS).default('order'),
    after: cursor.optional().describe('`next` of the page before.'),
    before: cursor.optional().describe('`previous` of the page after.'),
    language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  })
  .refine(
    ({ sort, after, before }) =>
      [after, before].every((at) => at === undefined || CURSOR_VALUE[sort].test(at.value)),
    { message: 'invalid', path: ['after'] },
  )
export type ListStaffProductsInput = z.infer<typeof listStaffProductsInput>

/** A search has no further pages; `isCut` says that it found more. */
export type StaffProductList = {
  items: StaffProductItem[]
  previous: ProductCursor | null
  next: ProductCursor | null
  isCut: boolean
}

/** The content of the form, saved or not. */
export const previewProductInput = createProductInput
  .omit({ initialStock: true })
  .extend({ id: z.uuid('invalid').optional(), language: z.enum(LOCALES) })
export type PreviewProductInput = z.infer<typeof previewProductInput>

const categoryFields = {
  name: z.strictObject(byLocale(() => line(80))),
  description: localized(600),
  isActive: z.boolean(),
  sortOrder: wholeNumber(0, 1_000_000),
}
export const createCategoryInput = z.strictObject({
  ...categoryFields,
  slug: slug.describe('Without one it is made from the English name. It does not change later.'),
})
export type CreateCategoryInput = z.infer<typeof createCategoryInput>
export type CreateCategoryResult = { ok: true; id: string } | { ok: false; reason: 'slug_taken' }

export const updateCategoryInput = z.strictObject({ ...edited, ...categoryFields })
export type UpdateCategoryInput = z.infer<typeof updateCategoryInput>
export type UpdateCategoryResult = { ok: true; version: number } | Changed<StaffCategory>

export const deleteCategoryInput = z.strictObject({
  id: z.uuid('invalid'),
  moveTo: z.uuid('invalid').optional().describe('The category that its products go to.'),
})
export type DeleteCategoryInput = z.infer<typeof deleteCategoryInput>
export type DeleteCategoryResult =
  | { ok: true; moved: number }
  /** The number of its products, which belong nowhere without it. */
  | { ok: false; reason: 'has_products'; products: number }
  | { ok: false; reason: 'unknown_category' }

/** A file as it arrives. */
export type CheckImportInput = { fileName: string; chunks: AsyncIterable<Uint8Array> }
export type CheckImportResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'unreadable'; problem: CsvProblem }

export const importIdInput = z.strictObject({ id: z.uuid('invalid') })
export const applyImportInput = importIdInput.extend({
  /** True if prices in the shop may change by more than half; without it the shop asks. */
  isSure: z.boolean().optional(),
  /** Rows too whose products were changed since the file was exported. */
  withOlder: z.boolean().optional(),
})
export type ApplyImportInput = z.infer<typeof applyImportInput>
export type ApplyImportResult =
  | { ok: true }
  | { ok: false; reason: 'started' | 'unread' }
  /** Asks if the prices of so many rows are really to change by more than half: send `isSure`. */
  | { ok: false; reason: 'price_jump'; rows: number }

/** Rows of a file that are shown together. */
export const IMPORT_PAGE = 100
const importRow = z.coerce.number().int().min(0).max(1_000_000)
export const getImportInput = importIdInput.extend({
  verdict: z.enum(IMPORT_VERDICTS).optional(),
  after: importRow.default(0).describe('`next` of the page before.'),
  before: importRow.optional().describe('`previous` of the page after.'),
  jumps: z.literal('yes').optional().describe('Only rows that change a price by more than half.'),
})
export type GetImportInput = z.infer<typeof getImportInput>

/**
 * The state of a file. `unread` is being read, or its reading was cut off; `stopped` was given up in the middle of
 * being applied, and may be gone on with.
 */
export const IMPORT_STATES = ['unread', 'checked', 'running', 'stopped', 'finished'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** An uploaded file, and what it would do or did. */
export type ImportView = {
  id: string
  fileName: string
  state: ImportState
  /** Rows of each verdict. */
  counts: Partial<Record<ImportVerdict, number>> & { unchanged: number }
  /** Rows that change the price of a product in the shop by more than half. */
  priceJumps: number
  /** `errors` are codes by column. */
  rows: {
    row: number
    sku: string
    verdict: ImportVerdict
    isPriceJump: boolean
    changes: Record<string, { before: unknown; after: unknown }>
    errors: Record<string, string>
  }[]
  /** For `before`: the first row of this page, if there are rows before it. */
  previous: number | null
  /** For `after`: the last row of this page, if there are more. */
  next: number | null
}

/** A file in the list of those that were uploaded last. */
export type ImportItem = { id: string; fileName: string; createdAt: Date; state: ImportState }
