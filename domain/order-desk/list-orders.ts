import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { REFUNDABLE_STATUSES } from '#shared/orders/order-states.ts'
import { WITHDRAWN } from '#shared/orders/refund-states.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { describeHolds, sumHolds } from '../holds/index.ts'
import { searchOrders } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { ListOrdersInput, StaffOrderList } from './schemas.ts'

/**
 * Every order, newest first, a page at a time; by status, and by number, name or mail address. Those that are unpaid come
 * with what they hold of the stock.
 * @throws DomainError forbidden
 */
export async function listOrders(ctx: Ctx, input: ListOrdersInput): Promise<StaffOrderList> {
  policy.listOrders(ctx)
  const { items, ...list } = await searchOrders(ctx, input)
  const ids = items.map(({ id }) => id)
  const owing = await findOwing(ctx, ids)
  const marked = items.map((item) => ({ ...item, owesRefund: owing.has(item.id) }))
  if (input.status !== 'unpaid') return { ...list, items: marked }
  return inTransaction(asShop(ctx), async (ctx) => {
    const holds = await describeHolds(ctx, { orderIds: ids })
    const held = await sumHolds(ctx)
    return { ...list, held, items: marked.map((item) => ({ ...item, hold: holds.get(item.id) })) }
  })
}

/** Which of these orders owe a refund: paid and then cancelled, or with a refund that is pending or was refused. */
async function findOwing(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  const isCancelledButPaid = and(
    eq(orders.status, 'cancelled'),
    inArray(orders.paymentStatus, REFUNDABLE_STATUSES),
    sql`${orders.totalCents} > 0`,
  )
  const isUnderWay = sql`exists (select from refunds where order_id = ${orders.id} and status = 'pending')`
  const wasRefused = sql`exists (select from refunds as failed where order_id = ${orders.id} and status = 'failed'
    and explanation <> ${WITHDRAWN} and not exists (
      select from refunds as later where later.payment_id = failed.payment_id and later.created_at > failed.created_at))`
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, ids), or(isCancelledButPaid, isUnderWay, wasRefused))),
  )
  return new Set(rows.map(({ id }) => id))
}
