import { and, eq, gt, sql } from 'drizzle-orm'
import { orderItems, orders, refundLines, refunds } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { receiveStock } from '../inventory/index.ts'
import { issueCreditNote } from '../invoices/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { type By, isStockBack, type LockedOrder, takeRefundStep, tellWatchers } from '../orders/index.ts'
import { readPayments } from '../payments/index.ts'
import type { Refund } from './get-refund.ts'

/**
 * The money has gone: writes that down once, with all that it brings with it. As the shop, in the transaction that
 * has locked the order.
 * @returns false where the refund no longer waits; nothing is done then
 */
export async function settle(
  ctx: Ctx,
  order: LockedOrder,
  refund: Refund,
  reference: string,
  by: By,
): Promise<boolean> {
  const settled = await ctx.db
    .update(refunds)
    .set({ status: 'settled', reference, settledAt: ctx.now() })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
    .returning({ id: refunds.id })
  if (settled.length === 0) return false
  await (refund.kind === 'goods' ? settleGoods(ctx, order, refund.id, by) : settleSurplus(ctx, order))
  await enqueueJob(ctx, 'send-refunded', { orderId: order.id, refundId: refund.id })
  return true
}

async function settleGoods(ctx: Ctx, order: LockedOrder, refundId: string, by: By): Promise<void> {
  const [returned] = await ctx.db
    .select({ cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.kind, 'goods'), eq(refunds.status, 'settled')))
  const to = returned?.cents === order.totalCents ? 'refunded' : 'partially_refunded'
  await takeRefundStep(ctx, order, to, by)
  await restock(ctx, order, refundId)
  await issueCreditNote(ctx, refundId)
}

/** The jars go back on the shelf, unless the order has ended since: then they are there already. */
async function restock(ctx: Ctx, order: LockedOrder, refundId: string): Promise<void> {
  if (isStockBack(order.status)) return
  const lines = await ctx.db
    .select({ productId: orderItems.productId, quantity: refundLines.quantity })
    .from(refundLines)
    .innerJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
    .where(
      and(eq(refundLines.refundId, refundId), eq(refundLines.restocks, true), gt(refundLines.quantity, 0)),
    )
  await receiveStock(ctx, lines, {
    referenceType: 'return',
    referenceId: order.id,
    notes: 'Stock restored due to refund',
  })
}

/** Nobody has to look at the order any more once all that was too much has gone. */
async function settleSurplus(ctx: Ctx, order: LockedOrder): Promise<void> {
  const isUnderWay = await ctx.db.$count(
    refunds,
    and(eq(refunds.orderId, order.id), eq(refunds.kind, 'surplus'), eq(refunds.status, 'pending')),
  )
  const isLeft = (await readPayments(ctx, order)).some(({ surplusCents }) => surplusCents > 0)
  if (!isUnderWay && !isLeft) {
    await ctx.db.update(orders).set({ attention: null }).where(eq(orders.id, order.id))
  }
  await tellWatchers(ctx, order.id)
}
