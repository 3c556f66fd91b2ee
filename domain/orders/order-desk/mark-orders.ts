import { and, count, inArray } from 'drizzle-orm'
import { orderNotes, refunds } from '#database/schema/index.ts'
import { isRefundable } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { describeStockHolds } from '../stock-holds/index.ts'
import { isRefundOpen } from '../order-search/index.ts'
import type { MarkedOrderSummary } from '../orders/views.ts'
import type { StaffOrderSummary } from './views.ts'
import type { ListOrdersInput } from './schemas.ts'

/** Orders of a list with what staff have to know of each; among the unpaid, what each holds of the stock. */
export async function markOrders(
  ctx: Ctx,
  orders: MarkedOrderSummary[],
  { status }: Pick<ListOrdersInput, 'status'>,
): Promise<StaffOrderSummary[]> {
  const ids = orders.map(({ id }) => id)
  const { underRefund, notes } = await inTransaction(ctx, async (ctx) => ({
    underRefund: await findUnderRefund(ctx, ids),
    notes: await countNotes(ctx, ids),
  }))
  const owesRefund = (order: MarkedOrderSummary) => isCancelledButPaid(order) || underRefund.has(order.id)
  const marked = orders.map((order) => ({
    ...order,
    owesRefund: owesRefund(order),
    noteCount: notes.get(order.id) ?? 0,
  }))
  if (status !== 'unpaid') return marked
  const holds = await inTransaction(asShop(ctx), (ctx) => describeStockHolds(ctx, { orderIds: ids }))
  return marked.map((order) => ({ ...order, hold: holds.get(order.id) }))
}

function isCancelledButPaid({ status, paymentStatus, totalCents }: MarkedOrderSummary): boolean {
  return status === 'cancelled' && isRefundable(paymentStatus) && totalCents > 0
}

/** Finds the orders among these that have a refund that is pending or was refused. */
async function findUnderRefund(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    // By their orders, so that PostgreSQL does not read the refunds of all others.
    .where(and(inArray(refunds.orderId, ids), isRefundOpen()))
  return new Set(rows.map(({ orderId }) => orderId))
}

async function countNotes(ctx: Ctx, ids: string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ orderId: orderNotes.orderId, notes: count() })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, ids))
    .groupBy(orderNotes.orderId)
  return new Map(rows.map(({ orderId, notes }) => [orderId, notes]))
}
