import { and, asc, desc, eq, exists, gt, gte, ilike, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { batches, products, stockBandOf } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { policy } from './policy.ts'
import { normalizeForSearch } from '../catalog/index.ts'
import { isAmongLowStock, lowStockSql } from '../inventory/index.ts'
import type { InventoryFilter, ListInventoryInput } from './schemas.ts'
import type { InventoryList } from './views.ts'

const PAGE_SIZE = 50
/** More products than this are soon met in the order of the list. */
const FEW = 500

/** The fewest first: the lists of keysets begin with the highest. */
const KEYSET = {
  value: sql`(-${products.stockQuantity})`,
  id: products.id,
  types: { value: 'bigint', id: 'uuid' },
} as const

/**
 * All products but sets with their stock, those of which there are the fewest first; by name, in both languages, or product code.
 * @throws DomainError forbidden
 */
export async function listInventory(ctx: Ctx, input: ListInventoryInput): Promise<InventoryList> {
  policy.listInventory(ctx)
  const { language, filter, search } = input
  const page = keysetPage(KEYSET, input, PAGE_SIZE)
  const columns = {
    cursor: page.cursor,
    id: products.id,
    sku: products.sku,
    name: sql<string>`${products.name} ->> ${language}`,
    isActive: products.isActive,
    stock: products.stockQuantity,
    onHand: levelOf('on_hand'),
    missing: levelOf('missing'),
    threshold: lowStockSql,
    nextBestBefore: sql<string | null>`(
      select min(best_before)::text from batches where product_id = ${products.id} and remaining > 0)`,
  }
  return inTransaction(ctx, async (ctx) => {
    const matching = search ? await matchesOf(ctx, search) : undefined
    const read = (part: SQL | undefined, orderBy: SQL[], limit: number) =>
      ctx.db
        .select(columns)
        .from(products)
        .where(
          and(part, eq(products.isSet, false), page.where, filter && FILTERS[filter]?.(ctx, input), matching),
        )
        .orderBy(...orderBy)
        .limit(limit)
    const rows: Awaited<ReturnType<typeof read>> = []
    for (const { part, orderBy } of partsOf(input, page.orderBy)) {
      if (rows.length < page.limit) rows.push(...(await read(part, orderBy, page.limit - rows.length)))
    }
    return page.of(rows)
  })
}

/** Reads the levels of the rows of the page alone, where a join would read all. */
const levelOf = (level: 'on_hand' | 'missing') =>
  sql<number>`(select ${sql.raw(level)} from stock_levels where product_id = ${products.id})`

/**
 * The parts of the list, in the order in which a page reads them, as the index of bands has them. Those with no stock at all are a band
 * alone, in the order of their ids; in a large shop they are many pages.
 */
function partsOf({ after, before, filter }: ListInventoryInput, orderBy: SQL[]) {
  const [negative] = (after ?? before)?.split('~') ?? []
  const bandThere = negative === undefined ? undefined : stockBandOf(sql`-(${negative}::bigint)`)
  const isBackward = after === undefined && before !== undefined
  const none = { part: eq(products.stockBand, 0), orderBy: orderBy.slice(1) }
  const some = {
    part: and(
      gt(products.stockBand, 0),
      bandThere && (isBackward ? lte : gte)(products.stockBand, bandThere),
      filter === 'low' ? isAmongLowStock : undefined,
    ),
    orderBy: [(isBackward ? desc : asc)(products.stockBand), ...orderBy],
  }
  if (filter === 'out') return [none]
  return isBackward ? [some, none] : [none, some]
}

/** Conditions beside those of the parts of the list. */
const FILTERS: Partial<Record<InventoryFilter, (ctx: Ctx, input: ListInventoryInput) => SQL | undefined>> = {
  missing: () => sql`${products.id} in (select product_id from stock_levels where missing > 0)`,
  expiring: (ctx, { days }) =>
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(batches)
        .where(
          and(
            eq(batches.productId, products.id),
            gt(batches.remaining, 0),
            isNull(batches.recalledAt),
            lte(batches.bestBefore, shopDay(addTime(ctx.now(), days * DAY))),
          ),
        ),
    ),
}

/** The condition of those that match: where they are few, their ids, found by the index of texts. */
async function matchesOf({ db }: Ctx, search: string): Promise<SQL> {
  const name = normalizeForSearch(search)
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`)
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(
      or(
        ilike(products.sku, containing(search)),
        name ? like(products.searchName, containing(name)) : undefined,
      ),
    )
    .limit(FEW + 1)
  // The index would list all of the many, for each part of the list, so this asks what it does not have.
  return found.length > FEW
    ? sql`(strpos(upper(${products.sku}), upper(${search})) > 0
        or (${name} <> '' and strpos(${products.searchName}, ${name}) > 0))`
    : sql`${products.id} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`
}
