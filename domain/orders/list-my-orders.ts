import { count, desc, eq, sql } from 'drizzle-orm'
import { orderItems, orders } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { requireCustomer } from '../require-customer.ts'
import type { ListMyOrdersInput, OrderList, OrderStatus, PaymentStatus } from './schemas.ts'

const PAGE_SIZE = 20

/** The actor's own orders, newest first, a page at a time. */
export async function listMyOrders(ctx: Ctx, { page, language }: ListMyOrdersInput): Promise<OrderList> {
  const isMine = eq(orders.customerId, requireCustomer(ctx.actor))
  const { rows, total } = await inTransaction(ctx, async (ctx) => ({
    total: await ctx.db.$count(orders, isMine),
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
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(isMine)
      .groupBy(orders.id)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  }))
  const items = rows.map(({ firstName, status, paymentStatus, ...row }) => ({
    ...row,
    status: status as OrderStatus,
    paymentStatus: paymentStatus as PaymentStatus,
    firstItemName: firstName[language],
  }))
  return { items, page, pageSize: PAGE_SIZE, total }
}
