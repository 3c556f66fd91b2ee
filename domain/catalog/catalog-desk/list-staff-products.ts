import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { categories, products } from '#database/schema/index.ts'
import { inLocale, toSearch } from '../catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { isLowStock, lowStockUpTo, sellableQuantity } from '../inventory/index.ts'
import { policy } from './policy.ts'
import {
  LIST_SIZE,
  type ListStaffProductsInput,
  MOST_SEARCHED,
  type ProductFilterInput,
  type ProductSort,
  type StaffProductList,
} from './schemas.ts'
import type { StaffProductItem, StaffSize } from './views.ts'

/** More products than this are soon met in the order of any list. */
const FEW = 1_000

/** The orders of the lists, each with the index that it is read from, and how the value stands in a cursor. */
const ORDERS: Record<ProductSort, { column: PgColumn; cast: SQL }> = {
  order: { column: products.sortOrder, cast: sql`int` },
  name: { column: products.searchName, cast: sql`text` },
  price: { column: products.priceCents, cast: sql`int` },
  newest: { column: products.createdAt, cast: sql`timestamptz` },
}

/**
 * A page of all products, drafts too. The list is read from where the page before ended; a search gives its best
 * matches, the best first, and no further pages.
 * @throws DomainError forbidden
 */
export async function listStaffProducts(ctx: Ctx, input: ListStaffProductsInput): Promise<StaffProductList> {
  policy.listStaffProducts(ctx)
  return inTransaction(ctx, (ctx) => (input.search ? findProducts(ctx, input) : readPage(ctx, input)))
}

const itemColumns = (language: ListStaffProductsInput['language']) => ({
  id: products.id,
  slug: products.slug,
  sku: products.sku,
  name: inLocale(products.name, language),
  category: inLocale(categories.name, language),
  isCategoryActive: categories.isActive,
  priceCents: products.priceCents,
  stockQuantity: sellableQuantity,
  isSet: products.isSet,
  isActive: products.isActive,
  isFeatured: products.isFeatured,
  otherSizes: sql<StaffSize[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', size.id, 'sku', size.sku, 'netWeightValue', size.net_weight_value,
      'netWeightUnit', size.net_weight_unit, 'priceCents', size.price_cents, 'stockQuantity', size.stock_quantity,
      'isActive', size.is_active) order by size.net_weight_value)
    from products size where size.main_id = products.id and size.size_of is not null), '[]')`,
  missing: sql<number>`cardinality(${products.missingTexts})`,
  stale: sql<number>`cardinality(${products.staleTexts})`,
})

async function readPage(ctx: Ctx, input: ListStaffProductsInput): Promise<StaffProductList> {
  const { sort, after, before, language } = input
  const { column, cast } = ORDERS[sort]
  // The newest come first, and anyone who goes back reads the other way round.
  const isBack = before !== undefined
  const isDown = (sort === 'newest') !== isBack
  const way = isDown ? desc : asc
  const from = before ?? after
  const value = from && sql`${from.value}::${cast}`
  const low = input.state === 'low' ? await lowStockOf(ctx) : undefined
  const rows = await ctx.db
    .select({ ...itemColumns(language), at: sql<string>`${column}::text` })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        low,
        // A size is listed with its product, unless the state of each is asked for.
        input.state === 'low' || input.state === 'draft' ? undefined : isNull(products.sizeOf),
        filtersOf(input),
        value && sql`(${column}, ${products.id}) ${isDown ? sql`<` : sql`>`} (${value}, ${from.id}::uuid)`,
      ),
    )
    .orderBy(way(column), way(products.id))
    .limit(LIST_SIZE + 1)
  const hasMore = rows.length > LIST_SIZE
  const page = rows.slice(0, LIST_SIZE)
  if (isBack) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  return {
    items: page.map(({ at: _at, ...item }): StaffProductItem => item),
    previous: first && (isBack ? hasMore : after !== undefined) ? { value: first.at, id: first.id } : null,
    next: last && (isBack || hasMore) ? { value: last.at, id: last.id } : null,
    isCut: false,
  }
}

/** The products of which few are left, found before they are sorted; undefined where they are soon met in any order. */
async function lowStockOf({ db }: Ctx): Promise<SQL | undefined> {
  const { rows } = await db.execute<{ id: string }>(lowStockUpTo(FEW + 1))
  if (rows.length > FEW) return undefined
  return sql`${products.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
}

async function findProducts(ctx: Ctx, input: ListStaffProductsInput): Promise<StaffProductList> {
  const items: StaffProductItem[] = []
  const ids = await findProductIds(ctx, input.search ?? '')
  if (ids.length > 0) {
    const rows = await ctx.db
      .select(itemColumns(input.language))
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(sql`${products.id} = any(${sql.param(ids)}::uuid[])`, filtersOf(input)))
    const found = new Map(rows.map((row) => [row.id, row]))
    items.push(...ids.flatMap((id) => found.get(id) ?? []))
  }
  return { items: items.slice(0, LIST_SIZE), previous: null, next: null, isCut: items.length > LIST_SIZE }
}

/** The condition that products must meet, but for the words that are searched. */
export function filtersOf({ category, state, texts }: ProductFilterInput): SQL | undefined {
  return and(
    category ? eq(products.categoryId, category) : undefined,
    state === 'active' ? eq(products.isActive, true) : undefined,
    state === 'draft' ? eq(products.isActive, false) : undefined,
    state === 'featured' ? eq(products.isFeatured, true) : undefined,
    state === 'low' ? isLowStock : undefined,
    state === 'unanswered'
      ? sql`(${products.allergens} is null or ${products.spiceLevel} is null)`
      : undefined,
    // As the index has it.
    texts === 'untranslated'
      ? sql`(${products.missingTexts} <> '{}' or ${products.staleTexts} <> '{}')`
      : undefined,
  )
}

/** The products that words find, drafts too, the best first: one with that code or barcode, then at most `MOST_SEARCHED`. */
export async function findProductIds(ctx: Ctx, words: string): Promise<string[]> {
  const { rows: byCode } = await ctx.db.execute<{ id: string }>(
    sql`select id from products where sku = upper(${words}) or sku = ${words} or barcode = ${words}`,
  )
  const ids = byCode.map(({ id }) => id)
  const search = toSearch(words)
  if (!search) return ids
  const { typed, patterns, named, words: count } = search
  const { rows } = await ctx.db.execute<{ ids: string[] | null }>(sql`
    select search_all_products(${typed}, ${sql.param(patterns)}::text[], ${named}, ${count}, ${MOST_SEARCHED}) as ids`)
  return [...ids, ...(rows[0]?.ids ?? []).filter((id) => !ids.includes(id))]
}
