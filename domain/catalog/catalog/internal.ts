import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { categories, products } from '#database/schema/index.ts'
import { type Locale, type LocalizedText, withFallbacks, byLocale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { lowStockSql, sellableQuantity } from '../inventory/index.ts'
import { toStockState } from '../inventory/schemas.ts'
import { altOf, imageOf, mainPicture, type PictureRow, secondPicture } from '#domain/base/media/index.ts'
import { findSales, type FoundSale, getOffers, type Priced, saleOf } from '../offers/index.ts'
import { ratingOf } from './rating-of.ts'
import type { ProductCard } from './views.ts'

/** A text in one language; where it is missing, in the first that stands in for it. */
export function inLocale(column: PgColumn, locale: Locale) {
  const texts = withFallbacks(locale).map((language) => sql`${column} ->> ${sql.raw(`'${language}'`)}`)
  const last = texts.pop()
  return sql<string>`coalesce(${sql.join([...texts.map((text) => sql`nullif(${text}, '')`), last], sql`, `)})`
}

/** True of products, and of the counts of them, that are active and whose category is. */
export const isInShop = sql`products.is_active
  and products.category_id = any (array(select id from categories where is_active))`

/** The condition for what the shop shows and sells. The row policies say the same. */
export const isShown = sql`${isInShop} and (products.size_of is null or products.main_is_active)`

/** The condition for what lists show: a product stands there once, whatever sizes it has. */
export const isListed = sql`${isInShop} and products.size_of is null`

/** The other sizes of a product that the shop shows; null where it has none. */
const otherSizes = sql<Pick<Priced, 'id' | 'priceCents'>[] | null>`(
  select jsonb_agg(jsonb_build_object('id', size.id, 'priceCents', size.price_cents)) from products size
  where size.main_id = products.id and size.size_of is not null and size.is_active)`

/** The columns of a card in one language; texts of the other language are not read from the database. */
export function cardColumns(locale: Locale) {
  return {
    id: products.id,
    slug: products.slug,
    sku: products.sku,
    name: inLocale(products.name, locale),
    nameInEnglish: sql<string>`${products.name} ->> 'en'`,
    shortDescription: inLocale(products.shortDescription, locale),
    category: categories.slug,
    categoryId: products.categoryId,
    priceCents: products.priceCents,
    otherSizes,
    picture: mainPicture,
    second: secondPicture,
    tint: products.tint,
    spiceLevel: products.spiceLevel,
    stockQuantity: sellableQuantity,
    lowStock: lowStockSql,
    rating: ratingOf(products.id),
  }
}

type CardRow = Omit<ProductCard, 'image' | 'imageAlt' | 'secondImage' | 'stock' | 'sale' | 'fromCents'> & {
  categoryId: string
  otherSizes: Pick<Priced, 'id' | 'priceCents'>[] | null
  nameInEnglish: string
  picture: PictureRow | null
  second: string | null
  stockQuantity: number
  lowStock: number
}

/** Rows of `cardColumns` as cards in the same language, at the prices of the offers that apply now. */
export async function toProductCards(ctx: Ctx, rows: CardRow[], locale: Locale): Promise<ProductCard[]> {
  const sales = await findSales(ctx, { of: rows, language: locale })
  const { running } = await getOffers(ctx)
  return rows.map((row) => {
    const card = toProductCard(ctx, row, sales.get(row.id), locale)
    const { categoryId, otherSizes } = row
    const others = otherSizes?.map(
      (size) => saleOf(running, { ...size, categoryId })?.priceCents ?? size.priceCents,
    )
    return { ...card, fromCents: others ? Math.min(card.priceCents, ...others) : null }
  })
}

function toProductCard(ctx: Ctx, row: CardRow, found: FoundSale | undefined, locale: Locale) {
  const {
    nameInEnglish,
    picture,
    second,
    stockQuantity,
    lowStock,
    categoryId: _,
    otherSizes: __,
    ...card
  } = row
  return {
    ...card,
    priceCents: found?.sale.priceCents ?? card.priceCents,
    sale: found?.view ?? null,
    image: picture ? imageOf(ctx, picture.name) : fallbackImage(nameInEnglish),
    imageAlt: altOf(picture?.alt, row.name, locale),
    secondImage: second === null ? null : imageOf(ctx, second),
    stock: toStockState({ stockQuantity, lowStock }),
  }
}

/** The products with these ids as cards in one language, in the order of the ids. */
export async function listProductCards(ctx: Ctx, ids: string[], locale: Locale): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await ctx.readDb
    .select(cardColumns(locale))
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(sql`${products.id} = any(${sql.param(ids)}::uuid[])`)
  const cards = new Map((await toProductCards(ctx, rows, locale)).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Pictures for the eight products that docs/specification.md names, if their rows have none. */
const FALLBACK_IMAGES: Record<string, string> = {
  'Pad Thai Sauce': '/images/products/pad-thai-sauce',
  'Sukiyaki Dipping Sauce': '/images/products/sukiyaki-sauce',
  'Tom Yum Chili Paste': '/images/products/tom-yum-paste',
  'Red Curry Paste': '/images/products/red-curry-paste',
  'Panang Curry Paste': '/images/products/panang-curry-paste',
  'Massaman Curry Paste': '/images/products/massaman-curry-paste',
  'Green Curry Paste': '/images/products/green-curry-paste',
  'Yellow Curry Paste': '/images/products/yellow-curry-paste',
}

export function fallbackImage(nameInEnglish: string): string | null {
  return FALLBACK_IMAGES[nameInEnglish] ?? null
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/**
 * Ingredients are an object with en and th lists, or that as a JSON string; anything else counts as none
 * (docs/specification.md §3).
 */
export function readIngredients(stored: unknown): Record<Locale, string[]> {
  let value = stored
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value)
    } catch {
      return byLocale(() => [])
    }
  }
  if (typeof value !== 'object' || value === null) return byLocale(() => [])
  const lists = value as Partial<Record<Locale, unknown>>
  return byLocale((locale) => {
    const list = lists[locale]
    return isTextList(list) ? list : []
  })
}

const MAX_SHORT = 100
/** A shorter sentence says too little on its own; then the text is cut after a word. */
const MIN_SENTENCE = 40

/**
 * At most the first 100 characters of a description, ending after a sentence or at least a word (docs/specification.md
 * §9).
 */
export function shortDescriptionOf(description: LocalizedText): LocalizedText {
  return {
    en: firstCharacters(description.en, /[.!?](?=\s)/g),
    th: firstCharacters(description.th, /(?=\s)/g),
  }
}

/** A space ends a sentence in Thai, and a word in English. */
function firstCharacters(text: string, sentenceEnd: RegExp): string {
  if (text.length <= MAX_SHORT) return text
  const ends = Array.from(text.matchAll(sentenceEnd), (match) => match.index + match[0].length)
  const sentence = ends.filter((end) => end <= MAX_SHORT).at(-1) ?? 0
  if (sentence >= MIN_SENTENCE) return text.slice(0, sentence)
  const word = text.lastIndexOf(' ', MAX_SHORT - 1)
  return `${word > MIN_SENTENCE ? text.slice(0, word) : wholeCharacters(text, MAX_SHORT - 1)}…`
}

const characters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The beginning of a text, without splitting an emoji or a Thai letter from its marks. */
function wholeCharacters(text: string, max: number): string {
  let whole = ''
  for (const { segment } of characters.segment(text)) {
    if (whole.length + segment.length > max) break
    whole += segment
  }
  return whole
}
