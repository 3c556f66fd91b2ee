import { count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { orderItems, orders } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { ListMyOrdersInput, OrderStatus, OrderView, PaymentStatus, StaffOrderList } from './schemas.ts'

/** The orders that `where` finds among those the actor may see, newest first, a page at a time. */
export async function listSummaries(
  ctx: Ctx,
  where: SQL | undefined,
  { page, language }: ListMyOrdersInput,
  pageSize: number,
): Promise<StaffOrderList> {
  const { rows, total } = await inTransaction(ctx, async (ctx) => ({
    total: await ctx.db.$count(orders, where),
    rows: await ctx.db
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
      .where(where)
      .groupBy(orders.id)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  }))
  const items = rows.map(({ firstName, status, paymentStatus, paymentMethod, ...row }) => ({
    ...row,
    status: status as OrderStatus,
    paymentStatus: paymentStatus as PaymentStatus,
    paymentMethod: paymentMethod as OrderView['paymentMethod'],
    firstItemName: firstName[language],
  }))
  return { items, page, pageSize, total }
}
