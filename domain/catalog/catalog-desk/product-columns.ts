import type { z } from 'zod'
import {
  COLUMNS_OF_NUTRITION,
  COLUMNS_OF_TASTES,
  COLUMNS_OF_TEXTS,
  NOTHING,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from '#shared/catalog/product-columns.ts'
import { MAX_PRICE_CENTS, type PlainText } from '#shared/catalog/product-fields.ts'
import { fromCents, toCents } from '#shared/catalog/rand.ts'
import { MOST_OF_PART, MOST_PARTS } from '#shared/catalog/set-limits.ts'
import type { createProductInput } from './schemas.ts'
import type { StaffProduct } from './views.ts'

export type ProductRecord = Record<ProductColumn, string>

/** The values of a new product in columns that are left out. */
export const NEW_RECORD: ProductRecord = {
  ...(Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ''])) as ProductRecord),
  vat: 'standard',
  keep_cold: 'no',
  not_food: 'no',
  featured: 'no',
  place: '100',
  active: 'no',
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** The references of a product in a file: the slug of its category, the code of the product of which it is a size, the parts of a set. */
type References = { category: string; sizeOf: string; parts: PartByCode[] }

/** A product as a row of a file. */
export function toRecord(product: StaffProduct, of: References): ProductRecord {
  const record = { ...NEW_RECORD }
  for (const [field, column] of Object.entries(COLUMNS_OF_TEXTS) as [PlainText, string][]) {
    record[`${column}_en` as ProductColumn] = product[field].en
    record[`${column}_th` as ProductColumn] = product[field].th
  }
  return {
    ...record,
    sku: product.sku,
    version: String(product.version),
    address: product.slug,
    barcode: product.barcode ?? '',
    size_of: of.sizeOf,
    parts: of.parts.map(({ sku, quantity }) => `${sku} x ${quantity}`).join('; '),
    category: of.category,
    ingredients_en: product.ingredients.en.join('\n'),
    ingredients_th: product.ingredients.th.join('\n'),
    price: fromCents(product.priceCents),
    vat: product.vatClass,
    net_weight: String(product.netWeightValue),
    unit: product.netWeightUnit,
    colour: product.tint,
    spice: product.spiceLevel === null ? '' : String(product.spiceLevel),
    ...toCells(product.taste, COLUMNS_OF_TASTES),
    ...toCells(product.nutrition, COLUMNS_OF_NUTRITION),
    contains: product.allergens?.length === 0 ? NOTHING : (product.allergens?.join(', ') ?? ''),
    may_contain: product.mayContain.join(', '),
    diets: product.dietTags.join(', '),
    keep_cold: yesNo(product.keepCold),
    not_food: yesNo(product.notFood),
    featured: yesNo(product.isFeatured),
    place: String(product.sortOrder),
    opening_stock: '',
    active: yesNo(product.isActive),
  }
}

const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text))
const lines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
const words = (text: string) =>
  text
    .split(/[,;|]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
/** As people, and spreadsheets of other languages, write it; anything else is left for the schema to refuse. */
function toBoolean(text: string): boolean | string {
  const word = text.trim().toLowerCase()
  if (['yes', 'true', '1', 'x', 'ใช่', 'จริง'].includes(word)) return true
  return ['no', 'false', '0', '', 'ไม่', 'เท็จ'].includes(word) ? false : text
}

/** An empty cell says nothing; that there are none has to be written. */
function toAllergens(named: string[]): string[] | null {
  if (named.length === 0) return null
  return named.length === 1 && named[0] === NOTHING ? [] : named
}

/** Writes a group of numbers into their columns; a null is an empty cell. */
function toCells<Name extends string>(
  numbers: Record<Name, number | null>,
  columns: Record<Name, ProductColumn>,
): Partial<ProductRecord> {
  const names = Object.keys(columns) as Name[]
  return Object.fromEntries(names.map((name) => [columns[name], String(numbers[name] ?? '')]))
}

/** Reads such a group; a comma may stand for the point. */
function fromCells<Name extends string>(record: ProductRecord, columns: Record<Name, ProductColumn>) {
  const names = Object.keys(columns) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, numberIn(record[columns[name]].replace(',', '.')) ?? null]),
  )
}

/** The version of the product that a row was exported from; null where that is no number. */
export function versionIn(cell = ''): number | null | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** A part of a set, as a file names it. */
export type PartByCode = { sku: string; quantity: number }

/** Reads `KR-CP-RED-200 x 2; KR-CP-GRN-200`, where one without a number is one; null where that says no parts of a set. */
export function partsIn(cell: string): PartByCode[] | null {
  const sums = new Map<string, number>()
  for (const text of cell.split(/[;,\n]/).filter((one) => one.trim() !== '')) {
    const [, sku, count = '1'] = /^\s*(\S+)(?:\s+[x×]\s*(\d{1,3}))?\s*$/iu.exec(text) ?? []
    if (!sku || Number(count) < 1) return null
    sums.set(sku, (sums.get(sku) ?? 0) + Number(count))
  }
  const parts = [...sums].map(([sku, quantity]) => ({ sku, quantity }))
  const fit = parts.length <= MOST_PARTS && parts.every(({ quantity }) => quantity <= MOST_OF_PART)
  return fit ? parts : null
}

/** Converts a row for the schema of a new product. */
export function fromRecord(
  record: ProductRecord,
  categoryIds: ReadonlyMap<string, string>,
): Record<keyof z.input<typeof createProductInput>, unknown> {
  const text = (column: string) => ({
    en: record[`${column}_en` as ProductColumn].replaceAll('\r\n', '\n'),
    th: record[`${column}_th` as ProductColumn].replaceAll('\r\n', '\n'),
  })
  const price = record.price.trim()
  return {
    sku: record.sku,
    slug: record.address.trim(),
    barcode: record.barcode,
    categoryId: categoryIds.get(record.category.trim().toLowerCase()) ?? 'unknown',
    name: text('name'),
    label: text('label'),
    description: text('description'),
    usage: text('usage'),
    storage: text('storage'),
    shelfLife: text('shelf_life'),
    origin: text('origin'),
    maker: text('maker'),
    ingredients: { en: lines(record.ingredients_en), th: lines(record.ingredients_th) },
    // Out of range for what is no amount, such as −1.
    priceCents: price === '' ? undefined : (toCents(price) ?? MAX_PRICE_CENTS + 1),
    vatClass: record.vat.trim().toLowerCase(),
    netWeightValue: numberIn(record.net_weight),
    netWeightUnit: record.unit.trim().toLowerCase(),
    tint: record.colour.trim().toLowerCase(),
    spiceLevel: numberIn(record.spice) ?? null,
    taste: fromCells(record, COLUMNS_OF_TASTES),
    nutrition: fromCells(record, COLUMNS_OF_NUTRITION),
    allergens: toAllergens(words(record.contains)),
    mayContain: words(record.may_contain),
    dietTags: words(record.diets),
    keepCold: toBoolean(record.keep_cold),
    notFood: toBoolean(record.not_food),
    isFeatured: toBoolean(record.featured),
    isActive: toBoolean(record.active),
    sortOrder: numberIn(record.place),
    initialStock: numberIn(record.opening_stock) ?? 0,
  }
}
