import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { refunds } from '#database/schema/index.ts'
import { isRefundable } from '#shared/orders/order-states.ts'
import { WITHDRAWN } from '#shared/orders/refund-states.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { describeHolds, sumHolds } from '../holds/index.ts'
import { searchOrders } from '../orders/index.ts'
import type { MarkedOrderSummary } from '../orders/schemas.ts'
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
  const underRefund = await findUnderRefund(ctx, ids)
  const owesRefund = (order: MarkedOrderSummary) => isCancelledButPaid(order) || underRefund.has(order.id)
  const marked = items.map((order) => ({ ...order, owesRefund: owesRefund(order) }))
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
  const wasRefused = sql`${refunds.status} = 'failed' and ${refunds.explanation} <> ${WITHDRAWN} and not exists (
    select from refunds as later
    where later.payment_id = ${refunds.paymentId} and later.created_at > ${refunds.createdAt})`
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ orderId: refunds.orderId })
      .from(refunds)
      // By their orders, so that PostgreSQL does not read the refunds of all others.
      .where(and(inArray(refunds.orderId, ids), or(eq(refunds.status, 'pending'), wasRefused))),
  )
  return new Set(rows.map(({ orderId }) => orderId))
}
