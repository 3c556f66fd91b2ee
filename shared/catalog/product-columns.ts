import { ALLERGENS, DIET_TAGS, NET_WEIGHT_UNITS, type Nutrition, SPICE_LEVELS, type Taste } from './food.ts'
import { VAT_CLASSES } from '../kernel/money.ts'
import { type PlainText, TEXT_KEYS, TINTS } from './product-fields.ts'
import { isLocale, DEFAULT_LOCALE } from '../kernel/locale.ts'

/**
 * The columns of a file of products. The last is never empty: Excel leaves out empty cells at the end of a row. `version` says
 * how often the product had been changed when the file was exported, `size_of` the code of the product of which it is a size, `parts`
 * what a set is made of: `KR-CP-RED-200 x 2; KR-CP-GRN-200 x 1`.
 */
export const PRODUCT_COLUMNS = [
  'sku',
  'version',
  'address',
  'barcode',
  'size_of',
  'parts',
  'category',
  'name_en',
  'name_th',
  'label_en',
  'label_th',
  'description_en',
  'description_th',
  'usage_en',
  'usage_th',
  'storage_en',
  'storage_th',
  'shelf_life_en',
  'shelf_life_th',
  'origin_en',
  'origin_th',
  'maker_en',
  'maker_th',
  'ingredients_en',
  'ingredients_th',
  'price',
  'vat',
  'net_weight',
  'unit',
  'colour',
  'spice',
  'sour',
  'salty',
  'sweet',
  'aromatic',
  'energy_kj',
  'protein_g',
  'carbohydrate_g',
  'sugars_g',
  'fat_g',
  'saturates_g',
  'fibre_g',
  'sodium_mg',
  'serving',
  'contains',
  'may_contain',
  'diets',
  'keep_cold',
  'not_food',
  'featured',
  'place',
  'opening_stock',
  'active',
] as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/** The columns of what a size has of its own; in the others it is as its product is, whatever stands there. */
export const OWN_COLUMNS_OF_SIZES = [
  'sku',
  'version',
  'barcode',
  'size_of',
  'price',
  'net_weight',
  'opening_stock',
  'active',
] as const satisfies ProductColumn[]

/** The columns of what follows from the parts of a set, whatever stands there. */
export const COLUMNS_OF_PARTS = [
  'ingredients_en',
  'ingredients_th',
  'shelf_life_en',
  'shelf_life_th',
  'net_weight',
  'unit',
  'spice',
  'contains',
  'may_contain',
  'diets',
  'keep_cold',
] as const satisfies ProductColumn[]

/** The first half of the column's name, for texts that exist in two languages. */
export const COLUMNS_OF_TEXTS: Record<PlainText, string> = {
  name: 'name',
  label: 'label',
  description: 'description',
  usage: 'usage',
  storage: 'storage',
  shelfLife: 'shelf_life',
  origin: 'origin',
  maker: 'maker',
}
export const COLUMNS_OF_TASTES = {
  sour: 'sour',
  salty: 'salty',
  sweet: 'sweet',
  aromatic: 'aromatic',
} as const satisfies Record<keyof Taste, ProductColumn>
export const COLUMNS_OF_NUTRITION = {
  energy: 'energy_kj',
  protein: 'protein_g',
  carbohydrate: 'carbohydrate_g',
  sugars: 'sugars_g',
  fat: 'fat_g',
  saturates: 'saturates_g',
  fibre: 'fibre_g',
  sodium: 'sodium_mg',
  serving: 'serving',
} as const satisfies Record<keyof Nutrition, ProductColumn>

const within = (group: string, columns: Record<string, ProductColumn>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${group}.${name}`, column]))

const COLUMNS_OF_FIELDS: Record<string, ProductColumn> = {
  ...within('taste', COLUMNS_OF_TASTES),
  ...within('nutrition', COLUMNS_OF_NUTRITION),
  slug: 'address',
  barcode: 'barcode',
  sizeOf: 'size_of',
  parts: 'parts',
  categoryId: 'category',
  priceCents: 'price',
  vatClass: 'vat',
  netWeightValue: 'net_weight',
  netWeightUnit: 'unit',
  tint: 'colour',
  spiceLevel: 'spice',
  allergens: 'contains',
  mayContain: 'may_contain',
  dietTags: 'diets',
  keepCold: 'keep_cold',
  notFood: 'not_food',
  isFeatured: 'featured',
  isActive: 'active',
  sortOrder: 'place',
  initialStock: 'opening_stock',
}

/** The column that a field of a parsed row came from: `shelfLife.th` → shelf_life_th, `nutrition.energy` → energy_kj. */
export function columnOf(path: readonly PropertyKey[]): ProductColumn {
  const [field = '', locale] = path.map(String)
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE
  if (field === 'ingredients') return `ingredients_${language}`
  const text = COLUMNS_OF_TEXTS[field as PlainText] as string | undefined
  // Texts have one column for each language.
  if (text) return `${text}_${language}` as ProductColumn
  return COLUMNS_OF_FIELDS[path.join('.')] ?? COLUMNS_OF_FIELDS[field] ?? 'sku'
}

/** The field that a column is read into, as a dotted path: shelf_life_th → `shelfLife.th`. */
export function fieldOf(column: ProductColumn): string {
  return FIELDS_OF_COLUMNS.get(column) ?? column
}

const FIELDS_OF_COLUMNS = new Map(
  ['sku', ...Object.keys(COLUMNS_OF_FIELDS), ...TEXT_KEYS].map((field) => [
    columnOf(field.split('.')),
    field,
  ]),
)

/** The value of `contains` if somebody has checked and there are none. */
export const NOTHING = 'none'
const YES_NO = ['yes', 'no']
/** The allowed values of columns whose values are a closed set. */
export const OPTIONS_OF_COLUMNS: Partial<Record<ProductColumn, readonly (string | number)[]>> = {
  vat: VAT_CLASSES,
  unit: NET_WEIGHT_UNITS,
  colour: TINTS,
  spice: SPICE_LEVELS,
  ...Object.fromEntries(Object.values(COLUMNS_OF_TASTES).map((column) => [column, SPICE_LEVELS])),
  contains: [NOTHING, ...ALLERGENS],
  may_contain: ALLERGENS,
  diets: DIET_TAGS,
  keep_cold: YES_NO,
  not_food: YES_NO,
  featured: YES_NO,
  active: YES_NO,
}
