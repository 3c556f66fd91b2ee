import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { isAmongLowStock } from '#domain/catalog/inventory/index.ts'
import { countOrders, findOrders } from '../order-search/index.ts'
import { readMarkedSummaries } from '../orders/index.ts'
import { policy } from './policy.ts'
import { MOST_COUNTED, type Queue, type Work } from './schemas.ts'

/** The number of entries named of each queue. */
const NAMED = 5

/**
 * Lists what waits for staff now: orders to pack, transfers to check, money to look at or to give back, and low stock.
 * @throws DomainError forbidden
 */
export async function getWork(ctx: Ctx, { language }: { language: Locale }): Promise<Work> {
  policy.getWork(ctx)
  return inTransaction(ctx, async (ctx) => {
    const queue = (status: keyof Work['queues']) => readQueue(ctx, { status, language })
    return {
      queues: {
        to_pack: await queue('to_pack'),
        transfers: await queue('transfers'),
        money: await queue('money'),
        returns: await queue('returns'),
      },
      lowStock: await readLowStock(ctx, language),
    }
  })
}

/** Orders that wait to be packed or paid come from an index of nothing else; of the others there are few. */
const SORTS = { to_pack: 'waiting', transfers: 'waiting', money: 'oldest', returns: 'oldest' } as const

async function readQueue(
  ctx: Ctx,
  { status, language }: { status: keyof Work['queues']; language: Locale },
): Promise<Queue> {
  const sort = SORTS[status]
  const count = await countOrders(ctx, { status, sort, most: MOST_COUNTED + 1 })
  if (count === 0) return { count, first: [] }
  const found = await findOrders(ctx, { status, sort, limit: NAMED })
  return { count, first: await readMarkedSummaries(ctx, { ids: found.map(({ id }) => id), language }) }
}

/** Reads products with no stock at all by their own band, as the stock list does: in a large shop they are enough. */
async function readLowStock({ db }: Ctx, language: Locale): Promise<Work['lowStock']> {
  const read = (part: SQL | undefined, orderBy: SQL[], limit: number) =>
    db
      .select({ id: products.id, name: products.name, left: products.stockQuantity })
      .from(products)
      .where(and(eq(products.isActive, true), part))
      .orderBy(...orderBy)
      .limit(limit)
  const rows = await read(
    and(eq(products.stockBand, 0), eq(products.isSet, false)),
    [asc(products.id)],
    MOST_COUNTED + 1,
  )
  if (rows.length <= MOST_COUNTED) {
    const few = and(gt(products.stockBand, 0), isAmongLowStock)
    const order = [asc(products.stockQuantity), asc(products.id)]
    rows.push(...(await read(few, order, MOST_COUNTED + 1 - rows.length)))
  }
  const first = rows.slice(0, NAMED).map(({ id, name, left }) => ({ id, name: pick(name, language), left }))
  return { count: rows.length, first }
}
