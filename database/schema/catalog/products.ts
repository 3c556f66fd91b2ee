import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  ALLERGENS,
  DIET_TAGS,
  NET_WEIGHT_UNITS,
  NO_NUTRITION,
  NO_TASTE,
  type Nutrition,
  type SpiceLevel,
  type Taste,
} from '#shared/catalog/food.ts'
import { bitsOfFacts, type LabelFact } from '#shared/catalog/label-facts.ts'
import { HEAT_LEVELS, HEATS } from '#shared/catalog/product-filters.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'
import { categories } from './categories.ts'
import { cents, createdAt, instant, isOneOf, localizedText, tsvector } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { NO_TEXT } from '#shared/kernel/locale.ts'

/** A text that was added when there were products already: empty for those. */
const laterText = (name: string) => localizedText(name).notNull().default(NO_TEXT)

/**
 * About how large a quantity is, four steps to each power of ten. Quantities sort by it as by themselves, and a sale seldom
 * changes it, so that an index may have it: with the quantity itself a sale would write a new entry into every index.
 */
export const stockBandOf = (quantity: SQLWrapper) =>
  sql`trunc(4 * log((${quantity} + 1)::double precision))::smallint`

/** An expression with the bits of those facts whose conditions are true. */
const bitsWhere = (facts: (readonly [LabelFact, condition: string])[]) =>
  facts.map(([fact, is]) => `case when ${is} then ${bitsOfFacts([fact])} else 0 end`).join(' | ')

/** Without a list of ingredients, or with allergens that nobody has checked, it is not known what is not in a product. */
const labelFacts = `${bitsWhere([
  ...HEATS.map((heat) => [heat, `spice_level between ${HEAT_LEVELS[heat].join(' and ')}`] as const),
  ['vegan', `'vegan' = any (diet_tags)`],
  ['vegetarian', `diet_tags && '{vegan,vegetarian}'`],
  ['gluten_free', `'gluten_free' = any (diet_tags)`],
])} | case when allergens is not null and jsonb_typeof(ingredients -> 'en') = 'array' and ingredients -> 'en' <> '[]'
  then ${bitsWhere(ALLERGENS.map((one) => [one, `'${one}' <> all (allergens || may_contain)`]))} else 0 end`

/** The condition that all in an object are numbers, from 0 to the most, or null. */
const hasNumbersUpTo = (most: number, column: SQLWrapper) =>
  sql`jsonb_typeof(${column}) = 'object' and not jsonb_path_exists(${column}, ${sql.raw(
    `'$.* ? (@.type() != "null" && (@.type() != "number" || @ < 0 || @ > ${most}))'`,
  )})`

/** Lists are of products without their other sizes. */
const isListed = ({ isActive, sizeOf }: { isActive: SQLWrapper; sizeOf: SQLWrapper }) =>
  sql`${isActive} and ${sizeOf} is null`

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    /** The GTIN on the pack, 8, 13 or 14 digits: see `gtinField`. */
    barcode: text().unique(),
    /**
     * The product on whose page it is chosen: then this is another size of it, with a code, price, stock and weight of its own, and
     * everything else as that one has it (`copyToSizes`).
     */
    sizeOf: uuid('size_of'),
    /** True if that product is in the shop; null for all that are no sizes. */
    mainIsActive: boolean('main_is_active'),
    /** The product on whose page it is: itself, but for sizes. */
    mainId: uuid('main_id')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${products.sizeOf}, ${products.id})`),
    /** For the foreign key: only a product that is no size has sizes. */
    isMain: boolean('is_main')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${products.sizeOf} is null`),
    isOfMain: boolean('is_of_main').generatedAlwaysAs(
      (): SQL => sql`case when ${products.sizeOf} is not null then true end`,
    ),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    name: localizedText('name').notNull(),
    label: localizedText('label').notNull(),
    description: localizedText('description').notNull(),
    /** The first 100 characters of the description, cut when it is written. */
    shortDescription: localizedText('short_description').notNull(),
    usage: localizedText('usage').notNull(),
    storage: localizedText('storage').notNull(),
    /** The time for which it keeps unopened. */
    shelfLife: laterText('shelf_life'),
    origin: laterText('origin'),
    maker: laterText('maker'),
    /** It must stay cold before it is opened too: it is collected, or goes with an ice pack. */
    keepCold: boolean('keep_cold').notNull().default(false),
    /** It is neither food nor drink: who buys it may return it for no reason. */
    notFood: boolean('not_food').notNull().default(false),
    /** The name of the picture's background colour, which cards and page heads use too. */
    tint: text().notNull(),
    priceCents: cents('price_cents').notNull(),
    vatClass: text('vat_class', { enum: VAT_CLASSES }).notNull().default('standard'),
    /** Made of other products, `set_parts`, whose stock is its own; see `sellableQuantity`. It stays one. */
    isSet: boolean('is_set').notNull().default(false),
    stockQuantity: integer('stock_quantity').notNull().default(0),
    /** Up to this many count as few; null for the shop's own number. */
    lowStockThreshold: integer('low_stock_threshold'),
    stockBand: smallint('stock_band')
      .notNull()
      .generatedAlwaysAs((): SQL => stockBandOf(products.stockQuantity)),
    /** True if few are left by its own threshold; null where it has none. */
    isLow: boolean('is_low').generatedAlwaysAs(
      (): SQL => sql`${products.stockQuantity} <= ${products.lowStockThreshold}`,
    ),
    isActive: boolean('is_active').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    sortOrder: integer('sort_order').notNull().default(0),
    netWeightValue: integer('net_weight_value').notNull(),
    netWeightUnit: text('net_weight_unit', { enum: NET_WEIGHT_UNITS }).notNull(),
    /** Null until staff have said. */
    spiceLevel: smallint('spice_level').$type<SpiceLevel>(),
    taste: jsonb().$type<Taste>().notNull().default(NO_TASTE),
    nutrition: jsonb().$type<Nutrition>().notNull().default(NO_NUTRITION),
    /** `{ en: [...], th: [...] }`, or that as a JSON string; anything else counts as none. */
    ingredients: jsonb().$type<unknown>(),
    /** Empty where staff have checked that there are none; null until they have said. */
    allergens: text({ enum: ALLERGENS }).array(),
    mayContain: text('may_contain', { enum: ALLERGENS }).array().notNull().default([]),
    dietTags: text('diet_tags', { enum: DIET_TAGS }).array().notNull().default([]),
    /** The facts that lists are asked for, each a bit: see `bitsOfFacts`. */
    labelFacts: integer('label_facts')
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(labelFacts)),
    /** Normalised names of both languages, to find misspelt words. */
    searchName: text('search_name').notNull(),
    /** Normalised names and descriptions of both languages, unsplit, to find words inside words. */
    searchText: text('search_text').notNull(),
    /** The same with Thai split into words, which PostgreSQL cannot do. */
    searchWords: text('search_words').notNull(),
    /** The words, their first letters, and what a search of one or two letters looks for in names. */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`product_lexemes(${products.searchName}, ${products.searchWords})`,
    ),
    /** Texts that exist in the other language only, as `usage.th`. */
    missingTexts: text('missing_texts').array().notNull().default([]),
    /** Texts whose other language was changed after them, until somebody says that they are still right. */
    staleTexts: text('stale_texts').array().notNull().default([]),
    /** Goes up with each change of what staff edit; a save names the one that it was made from. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('products_stock_not_negative', sql`${table.stockQuantity} >= 0`),
    check('products_set_stock', sql`${table.stockQuantity} = 0 or not ${table.isSet}`),
    unique('products_kind').on(table.id, table.isSet),
    check('products_low_stock_threshold', sql`${table.lowStockThreshold} between 0 and 10000`),
    check('products_price_positive', sql`${table.priceCents} > 0`),
    check('products_vat_class', isOneOf(table.vatClass, VAT_CLASSES)),
    check('products_spice_level', sql`${table.spiceLevel} between 0 and 5`),
    check('products_taste', hasNumbersUpTo(5, table.taste)),
    check('products_nutrition', hasNumbersUpTo(40_000, table.nutrition)),
    check(
      'products_net_weight',
      sql`${table.netWeightValue} > 0 and ${isOneOf(table.netWeightUnit, NET_WEIGHT_UNITS)}`,
    ),
    check('products_barcode', sql`${table.barcode} ~ '^([0-9]{8}|[0-9]{13}|[0-9]{14})$'`),
    unique('products_main').on(table.id, table.isMain),
    foreignKey({
      name: 'products_size_of',
      columns: [table.sizeOf, table.isOfMain],
      foreignColumns: [table.id, table.isMain],
    }),
    check('products_main_is_active', sql`(${table.sizeOf} is null) = (${table.mainIsActive} is null)`),
    // A product and its sizes, each with another weight.
    uniqueIndex('products_sizes').on(table.mainId, table.netWeightValue, table.netWeightUnit),
    // An entry of an index has room for 2,700 bytes, and the lists below contain the name.
    check('products_search_name_length', sql`octet_length(${table.searchName}) <= 2000`),
    // Lists are read in the order of an index; with the name in it, names are searched without reading the table.
    index('products_listing')
      .on(table.sortOrder, table.id, table.searchName, table.categoryId)
      .where(isListed(table)),
    index('products_by_category')
      .on(table.categoryId, table.sortOrder, table.id, table.searchName)
      .where(isListed(table)),
    index('products_mildest')
      .on(table.spiceLevel, table.sortOrder, table.id, table.categoryId)
      .where(isListed(table)),
    index('products_hottest')
      .on(table.spiceLevel.desc().nullsLast(), table.sortOrder, table.id, table.categoryId)
      .where(isListed(table)),
    // Finds those whose labels say what few do.
    index('products_label_facts').on(table.labelFacts, table.categoryId).where(isListed(table)),
    index('products_featured')
      .on(table.sortOrder, table.id)
      .where(sql`${table.isFeatured}`),
    // The view of staff: drafts too.
    index('products_draft')
      .on(table.sortOrder, table.id)
      .where(sql`not ${table.isActive}`),
    index('products_unanswered')
      .on(table.sortOrder, table.id)
      .where(sql`${table.allergens} is null or ${table.spiceLevel} is null`),
    index('products_by_stock').on(table.stockBand, table.id),
    index('products_low')
      .on(table.id)
      .where(sql`${table.isLow}`),
    index('products_in_order').on(table.sortOrder, table.id),
    index('products_by_name').on(table.searchName, table.id),
    index('products_by_price').on(table.priceCents, table.id),
    index('products_newest').on(table.createdAt, table.id),
    index('products_untranslated')
      .on(table.sortOrder, table.id)
      .where(sql`${table.missingTexts} <> '{}' or ${table.staleTexts} <> '{}'`),
    index('products_search_vector').using('gin', table.searchVector),
    index('products_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('products_search_name').using(
      'gin',
      table.searchName.op('gin_trgm_ops'),
      table.sku.op('gin_trgm_ops'),
    ),
    // A hidden category hides its products, and a hidden product its sizes.
    pgPolicy('products_active', {
      for: 'select',
      to: [visitor, customer],
      // As an array they are read once, and not joined to each row.
      using: sql`${table.isActive} and (${table.sizeOf} is null or ${table.mainIsActive}) and ${table.categoryId} = any (array(select id from categories where is_active))`,
    }),
    staffReadPolicy('products'),
    shopPolicy('products'),
  ],
)
