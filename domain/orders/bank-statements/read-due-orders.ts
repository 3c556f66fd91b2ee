import { and, isNull, sql, type SQL } from 'drizzle-orm'
import { orders, payments, refunds } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { dueOf } from './due-of.ts'
import type { DueOrder } from './views.ts'

/** The orders that `where` finds, the oldest first, with what each still waits for. Call it inside a transaction. */
export async function readDueOrders(ctx: Ctx, where: SQL): Promise<DueOrder[]> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      name: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
      dueCents: dueCents().mapWith(Number),
    })
    .from(orders)
    .where(and(isNull(orders.hiddenAt), where))
    .orderBy(orders.createdAt, orders.id)
  return rows.map(({ paymentStatus, dueCents, ...order }) => ({
    ...order,
    dueCents: dueOf({ status: order.status, paymentStatus }, dueCents),
  }))
}

/** The order's total less what has come for it, as `sumPaid` adds that up. */
export function dueCents(): SQL {
  return sql`(${orders.totalCents}
    - coalesce((select sum(${payments.amountCents}) from ${payments} where ${payments.orderId} = ${orders.id}), 0)
    + coalesce((select sum(${refunds.amountCents}) from ${refunds} where ${refunds.orderId} = ${orders.id}
      and ${refunds.kind} = 'surplus' and ${refunds.status} <> 'failed'), 0))::int`
}
