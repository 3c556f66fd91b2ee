import { count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { orderItems, orders } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { type ListMyOrdersInput, type MarkedOrderList, MOST_COUNTED } from './schemas.ts'

type ReadSummariesInput = ListMyOrdersInput & { where: SQL | undefined; pageSize: number }

/**
 * The orders that `where` finds among those the actor may see, newest first, a page at a time. They are counted only up
 * to MOST_COUNTED: counting a hundred thousand takes longer than showing a page of them.
 */
export async function readSummaries(
  ctx: Ctx,
  { where, page, pageSize, language }: ReadSummariesInput,
): Promise<MarkedOrderList> {
  const found = (ctx: Ctx) =>
    ctx.db.select({ id: orders.id, createdAt: orders.createdAt }).from(orders).where(where)
  const newestFirst = [desc(orders.createdAt), desc(orders.id)]
  const { rows, total } = await inTransaction(ctx, async (ctx) => {
    const total = await ctx.db.$count(found(ctx).limit(MOST_COUNTED).as('found'))
    // The planner takes a rare search for a frequent one and reads all orders, newest first: where few were found,
    // they are found again and then sorted.
    const few = found(ctx).limit(MOST_COUNTED).as('few')
    const sorted =
      total < MOST_COUNTED
        ? ctx.db.select({ id: few.id }).from(few).orderBy(desc(few.createdAt), desc(few.id))
        : ctx.db
            .select({ id: orders.id })
            .from(orders)
            .where(where)
            .orderBy(...newestFirst)
    const pageIds = sorted.limit(pageSize).offset((page - 1) * pageSize)
    const rows = await ctx.db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        placedAt: orders.createdAt,
        deliveryMethod: orders.deliveryMethod,
        totalCents: orders.totalCents,
        itemCount: sql<number>`sum(${orderItems.quantity})::int`,
        lineCount: count(orderItems.id),
        firstName: sql<LocalizedText>`(array_agg(${orderItems.name} order by ${orderItems.position}))[1]`,
        customerName: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
        email: orders.email,
        paymentMethod: orders.paymentMethod,
        attention: orders.attention,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(
        // Finds the page's orders first, so that only their lines are read.
        inArray(orders.id, pageIds),
      )
      .groupBy(orders.id)
      .orderBy(...newestFirst)
    return { total, rows }
  })
  const items = rows.map(({ firstName, ...row }) => ({ ...row, firstItemName: firstName[language] }))
  return { items, page, pageSize, total }
}
