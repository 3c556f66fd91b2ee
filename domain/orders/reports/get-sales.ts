import { asc, between, desc, eq, gt, sql } from 'drizzle-orm'
import { dailyProductSales, dailySales, products } from '#database/schema/index.ts'
import { lastShopDays } from '#shared/kernel/dates.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { Sales, SalesDay, SalesSum } from './schemas.ts'

const DAYS = 30
const BEST_SELLERS = 5

/**
 * The sales of the last 30 days beside the 30 before, by day in the shop's time zone, and what sold best. Sales are the
 * totals of tax invoices less those of credit notes, on the days on which they were issued.
 * @throws DomainError forbidden
 */
export async function getSales(ctx: Ctx, { language }: { language: Locale }): Promise<Sales> {
  policy.getSales(ctx)
  const all = lastShopDays(ctx.now(), 2 * DAYS)
  const [first = '', begin = '', last = ''] = [all[0], all[DAYS], all.at(-1)]
  return inTransaction(ctx, async ({ db }) => {
    const rows = await db
      .select()
      .from(dailySales)
      .where(between(dailySales.day, first, last))
    const known = new Map(rows.map((row) => [row.day, row]))
    const days = all.map((day) => known.get(day) ?? { day, orders: 0, cents: 0 })
    const quantity = sql`sum(${dailyProductSales.quantity})`.mapWith(Number)
    // Summed before they are named: most products of a large shop are sold in 30 days.
    const best = db
      .select({
        productId: dailyProductSales.productId,
        quantity: quantity.as('quantity'),
        cents: sql`sum(${dailyProductSales.cents})`.mapWith(Number).as('cents'),
      })
      .from(dailyProductSales)
      .where(between(dailyProductSales.day, begin, last))
      .groupBy(dailyProductSales.productId)
      .having(gt(quantity, 0))
      .orderBy(desc(quantity), asc(dailyProductSales.productId))
      .limit(BEST_SELLERS)
      .as('best')
    const bestSellers = await db
      .select({ productId: best.productId, name: products.name, quantity: best.quantity, cents: best.cents })
      .from(best)
      .innerJoin(products, eq(products.id, best.productId))
      .orderBy(desc(best.quantity), asc(best.productId))
    const [daysBefore, current] = [days.slice(0, DAYS), days.slice(DAYS)]
    return {
      days: current,
      daysBefore,
      sum: sumOf(current),
      sumBefore: sumOf(daysBefore),
      bestSellers: bestSellers.map((row) => ({ ...row, name: pick(row.name, language) })),
    }
  })
}

function sumOf(days: SalesDay[]): SalesSum {
  return days.reduce(
    (sum, { orders, cents }) => ({ orders: sum.orders + orders, cents: sum.cents + cents }),
    { orders: 0, cents: 0 },
  )
}
