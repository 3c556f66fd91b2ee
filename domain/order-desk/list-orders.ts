import { and, count, inArray } from 'drizzle-orm'
import { orderNotes, refunds } from '#database/schema/index.ts'
import { isRefundable } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { describeHolds, sumHolds } from '../holds/index.ts'
import { isRefundOpen, searchOrders } from '../order-search/index.ts'
import type { MarkedOrderSummary } from '../orders/schemas.ts'
import { policy } from './policy.ts'
import type { ListOrdersInput, StaffOrderList } from './schemas.ts'

/**
 * Every order, a page at a time, by filters and a search text, sorted. Those that are unpaid come with what they hold of
 * the stock.
 * @throws DomainError forbidden
 */
export async function listOrders(ctx: Ctx, input: ListOrdersInput): Promise<StaffOrderList> {
  policy.listOrders(ctx)
  const { items, ...list } = await searchOrders(ctx, input)
  const ids = items.map(({ id }) => id)
  const underRefund = await findUnderRefund(ctx, ids)
  const owesRefund = (order: MarkedOrderSummary) => isCancelledButPaid(order) || underRefund.has(order.id)
  const notes = await countNotes(ctx, ids)
  const marked = items.map((order) => ({
    ...order,
    owesRefund: owesRefund(order),
    noteCount: notes.get(order.id) ?? 0,
  }))
  if (input.status !== 'unpaid') return { ...list, items: marked }
  return inTransaction(asShop(ctx), async (ctx) => {
    const holds = await describeHolds(ctx, { orderIds: ids })
    const held = await sumHolds(ctx)
    return { ...list, held, items: marked.map((item) => ({ ...item, hold: holds.get(item.id) })) }
  })
}

function isCancelledButPaid({ status, paymentStatus, totalCents }: MarkedOrderSummary): boolean {
  return status === 'cancelled' && isRefundable(paymentStatus) && totalCents > 0
}

/** Which of these orders have a refund that is pending or was refused. */
async function findUnderRefund(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ orderId: refunds.orderId })
      .from(refunds)
      // By their orders, so that PostgreSQL does not read the refunds of all others.
      .where(and(inArray(refunds.orderId, ids), isRefundOpen())),
  )
  return new Set(rows.map(({ orderId }) => orderId))
}

async function countNotes(ctx: Ctx, ids: string[]): Promise<Map<string, number>> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ orderId: orderNotes.orderId, notes: count() })
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, ids))
      .groupBy(orderNotes.orderId),
  )
  return new Map(rows.map(({ orderId, notes }) => [orderId, notes]))
}
