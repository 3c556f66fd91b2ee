import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { orderItems, refundLines, refunds } from '#database/schema/index.ts'
import { isCalledOff } from '#shared/orders/order-states.ts'
import { STOCK_NOTES } from '#shared/catalog/stock-notes.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { returnStock } from '#domain/catalog/inventory/index.ts'
import { issueCreditNote } from '../invoices/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { markRefunded, notifyOrderChanged, setAttention } from '../orders/index.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'
import { readOwed, readPayments } from '../payments/index.ts'
import type { Refund } from './get-refund.ts'

type CompleteRefundInput = { order: LockedOrder; refund: Refund; reference: string; by: ChangedBy }

/**
 * Records once that a refund was sent, with all consequences. Call it in the transaction that has locked the order.
 * @returns false if the refund is no longer pending; then nothing is done
 */
export async function completeRefund(
  ctx: ShopCtx,
  { order, refund, reference, by }: CompleteRefundInput,
): Promise<boolean> {
  const settled = await ctx.db
    .update(refunds)
    .set({ status: 'settled', reference, settledAt: ctx.now() })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
    .returning({ id: refunds.id })
  if (settled.length === 0) return false
  await (refund.kind === 'goods' ? completeGoods(ctx, order, refund.id, by) : completeSurplus(ctx, order))
  await enqueueJob(ctx, { kind: 'send-refunded', orderId: order.id, refundId: refund.id })
  return true
}

async function completeGoods(
  ctx: ShopCtx,
  order: LockedOrder,
  refundId: string,
  by: ChangedBy,
): Promise<void> {
  const [returned] = await ctx.db
    .select({ cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.kind, 'goods'), eq(refunds.status, 'settled')))
  const to = returned?.cents === order.totalCents ? 'refunded' : 'partially_refunded'
  await markRefunded(ctx, { order, to, by })
  await restock(ctx, order, refundId, by)
  await issueCreditNote(ctx, { refundId })
}

/** Returns the jars to stock, unless the order was cancelled in the meantime, which restored them already. */
async function restock(ctx: ShopCtx, order: LockedOrder, refundId: string, by: ChangedBy): Promise<void> {
  if (isCalledOff(order.status)) return
  const lines = await ctx.db
    .select({
      orderItemId: orderItems.id,
      productId: sql<string>`${orderItems.productId}`,
      quantity: refundLines.quantity,
    })
    .from(refundLines)
    .innerJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
    .where(
      and(
        eq(refundLines.refundId, refundId),
        eq(refundLines.restocks, true),
        gt(refundLines.quantity, 0),
        isNotNull(orderItems.productId),
      ),
    )
  await returnStock(ctx, { orderId: order.id, lines, notes: STOCK_NOTES.refunded, actor: by.actor })
}

/** Removes the order's mark for staff once the whole surplus is refunded, and nothing is owed since. */
async function completeSurplus(ctx: ShopCtx, order: LockedOrder): Promise<void> {
  const isUnderWay = await ctx.db.$count(
    refunds,
    and(eq(refunds.orderId, order.id), eq(refunds.kind, 'surplus'), eq(refunds.status, 'pending')),
  )
  const isLeft = (await readPayments(ctx, order)).some(({ surplusCents }) => surplusCents > 0)
  const isOwing = (await readOwed(ctx, order)) > 0
  if (!isUnderWay && !isLeft && !isOwing) {
    await setAttention(ctx, { order, problem: null })
  }
  await notifyOrderChanged(ctx, { orderId: order.id })
}
