import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { orderItems, orders, orderSets } from '#database/schema/index.ts'
import { type LocalizedText, pick } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { type ListMyOrdersInput, MOST_COUNTED } from './schemas.ts'
import type { MarkedOrderSummary, OrderList } from './views.ts'

type ReadSummariesInput = ListMyOrdersInput & { where: SQL | undefined; pageSize: number }

/**
 * The orders that `where` finds among those the actor may see, newest first, a page at a time. They are counted only up
 * to MOST_COUNTED: counting a hundred thousand takes longer than showing a page of them.
 */
export async function readSummaries(
  ctx: Ctx,
  { where, page, pageSize, language }: ReadSummariesInput,
): Promise<OrderList> {
  return inTransaction(ctx, async (ctx) => {
    const found = () => ctx.db.select({ id: orders.id }).from(orders).where(where)
    const total = await ctx.db.$count(found().limit(MOST_COUNTED).as('found'))
    const ids = await found()
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    const items = await readMarkedSummaries(ctx, { ids: ids.map(({ id }) => id), language })
    return {
      page,
      pageSize,
      total,
      // Leaves out what is only for staff.
      items: items.map(
        ({
          attention: _mark,
          isGift: _gift,
          customerName: _name,
          email: _email,
          paymentMethod: _method,
          ...summary
        }) => summary,
      ),
    }
  })
}

/** False for what is done to jars, which are counted without it. */
const isCounted = sql`${orderItems.productId} is not null or ${orders.kind} <> 'goods'`

/** These orders in a list, in the order of their ids, with what only staff see. Call it inside a transaction. */
export async function readMarkedSummaries(
  ctx: Ctx,
  { ids, language }: { ids: string[]; language: ListMyOrdersInput['language'] },
): Promise<MarkedOrderSummary[]> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      placedAt: orders.createdAt,
      kind: orders.kind,
      deliveryMethod: orders.deliveryMethod,
      totalCents: orders.totalCents,
      itemCount: sql<number>`sum(${orderItems.quantity}) filter (where ${isCounted})::int`,
      lineCount: sql<number>`count(distinct coalesce(${orderItems.orderSetId}, ${orderItems.id})) filter (where ${isCounted})::int`,
      firstName: sql<LocalizedText>`(array_agg(coalesce(${orderSets.name}, ${orderItems.name}) order by ${orderItems.position}))[1]`,
      customerName: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
      email: orders.email,
      paymentMethod: orders.paymentMethod,
      attention: orders.attention,
      isGift: sql<boolean>`${orders.gift} is not null`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(orderSets, eq(orderSets.id, orderItems.orderSetId))
    .where(inArray(orders.id, ids))
    .groupBy(orders.id)
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map(({ firstName, ...row }) => ({ ...row, firstItemName: pick(firstName, language) }))
}
