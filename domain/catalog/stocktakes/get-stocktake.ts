import { and, asc, eq, gt, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { categories, products, stockLevels, stocktakeLines, stocktakes } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { GetStocktakeInput, LineFilter } from './schemas.ts'
import type { StocktakeLine, StocktakeView } from './views.ts'

/** A page on a phone; a sheet of paper has all. */
const PAGE_SIZE = 40

/**
 * A stocktake with a page of its lines by product code, or all of them.
 * @throws DomainError forbidden, not_found
 */
export async function getStocktake(ctx: Ctx, input: GetStocktakeInput): Promise<StocktakeView> {
  policy.getStocktake(ctx)
  const { stocktakeId, all = false } = input
  return inTransaction(ctx, async (ctx) => {
    const head = await readHead(ctx, stocktakeId)
    const rows = await readLines(ctx, input, all ? undefined : PAGE_SIZE + 1)
    const lines = all ? rows : rows.slice(0, PAGE_SIZE)
    return { ...head, lines, nextSku: rows.length > lines.length ? (lines.at(-1)?.sku ?? null) : null }
  })
}

async function readHead(ctx: Ctx, stocktakeId: string): Promise<Omit<StocktakeView, 'lines' | 'nextSku'>> {
  const [row] = await ctx.db
    .select({
      id: stocktakes.id,
      categoryName: categories.name,
      startedAt: stocktakes.createdAt,
      startedBy: nameOf(stocktakes.startedBy),
      outcome: stocktakes.outcome,
      closedAt: stocktakes.closedAt,
      closedBy: nameOf(stocktakes.closedBy),
      notes: stocktakes.notes,
    })
    .from(stocktakes)
    .leftJoin(categories, eq(categories.id, stocktakes.categoryId))
    .where(eq(stocktakes.id, stocktakeId))
  if (!row) throw new DomainError('not_found', 'stocktake')
  const [totals] = await ctx.db
    .select({
      lines: sql<number>`count(*)::int`,
      counted: sql<number>`count(${stocktakeLines.counted})::int`,
      different: sql<number>`(count(*) filter (where ${stocktakeLines.counted} <> ${stocktakeLines.onHandAtCount}))::int`,
    })
    .from(stocktakeLines)
    .where(eq(stocktakeLines.stocktakeId, stocktakeId))
  return { ...row, totals: totals ?? { lines: 0, counted: 0, different: 0 } }
}

const FILTERS: Record<LineFilter, SQL> = {
  uncounted: isNull(stocktakeLines.counted),
  different: ne(stocktakeLines.counted, stocktakeLines.onHandAtCount),
}

async function readLines(
  ctx: Ctx,
  { stocktakeId, show, search, afterSku }: GetStocktakeInput,
  limit: number | undefined,
): Promise<StocktakeLine[]> {
  const query = ctx.db
    .select({
      productId: products.id,
      sku: products.sku,
      name: products.name,
      expected: stocktakeLines.expected,
      onHandNow: stockLevels.onHand,
      counted: stocktakeLines.counted,
      difference: sql<number | null>`${stocktakeLines.counted} - ${stocktakeLines.onHandAtCount}`,
      countedBy: nameOf(stocktakeLines.countedBy),
      countedAt: stocktakeLines.countedAt,
      version: stocktakeLines.version,
      booked: stocktakeLines.booked,
    })
    .from(stocktakeLines)
    .innerJoin(products, eq(products.id, stocktakeLines.productId))
    .innerJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(
      and(
        eq(stocktakeLines.stocktakeId, stocktakeId),
        show && FILTERS[show],
        afterSku ? gt(products.sku, afterSku) : undefined,
        search ? matches(search) : undefined,
      ),
    )
    .orderBy(asc(products.sku))
  return limit === undefined ? query : query.limit(limit)
}

function matches(search: string): SQL | undefined {
  const pattern = containing(search)
  return or(
    ilike(products.sku, pattern),
    eq(products.barcode, search),
    ilike(sql`${products.name} ->> 'en'`, pattern),
    ilike(sql`${products.name} ->> 'th'`, pattern),
  )
}
