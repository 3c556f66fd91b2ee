import { and, eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { STOCK_NOTES } from '#shared/catalog/stock-notes.ts'
import { isCalledOff, isUnshipped, type OrderStatus } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { forgetHoldKeys } from '../stock-holds/index.ts'
import {
  packOrder,
  readUnreturnedItems,
  type ReturnedJars,
  returnStock,
} from '#domain/catalog/inventory/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { lockVouchersThatPaid } from '../vouchers/index.ts'
import { advancePayment } from './advance-payment.ts'
import { arrivalOfShipped } from './arrival.ts'
import { recordStep } from './history.ts'
import type { ChangedBy, LockedOrder } from './schemas.ts'
import { stepsFrom } from './states.ts'

type AdvanceOrderInput = {
  order: LockedOrder
  to: OrderStatus
  by: ChangedBy
  /** Needed to cancel an order that was sent: what became of its jars. */
  back?: ReturnedJars[] | undefined
}

/**
 * Takes a locked order one step further and records the step with its consequences: an order that is packed gets
 * its batches, a cancelled or expired one restores its stock, once, and ends its payment, and the buyer gets a mail; the
 * table of a deposit follows. Call it in the transaction that locked the order;
 * `order` is kept up to date.
 * @returns false if the order's status does not allow the step; then nothing is done
 */
export async function advanceOrder(
  ctx: ShopCtx,
  { order, to, by, back }: AdvanceOrderInput,
): Promise<boolean> {
  const from = order.status
  if (isCalledOff(to) && !isUnshipped(from) && !back) return false
  if (!stepsFrom(order).includes(to)) return false
  const arrival = to === 'shipped' ? await arrivalOfShipped(ctx, order) : undefined
  const advanced = await ctx.db
    .update(orders)
    .set({ status: to, ...arrival, updatedAt: ctx.now() })
    .where(and(eq(orders.id, order.id), eq(orders.status, from)))
    .returning({ id: orders.id })
  if (advanced.length === 0) return false
  order.status = to
  await recordStep(ctx, { orderId: order.id, subject: 'order', from, to }, by)
  if (from === 'pending') await forgetHoldKeys(ctx, { orderId: order.id })
  if (to === 'processing') await packOrder(ctx, { orderId: order.id })
  if (isCalledOff(to)) {
    // Before its products: whoever pays with one has locked it before them.
    const isPaidByVoucher = (await lockVouchersThatPaid(ctx, { orderId: order.id })) > 0
    const lines = back ?? (await readUnreturnedItems(ctx, { orderId: order.id }))
    await returnStock(ctx, { orderId: order.id, lines, notes: STOCK_NOTES[to], actor: by.actor })
    const wasUnpaid = await advancePayment(ctx, { order, to: 'cancelled', by })
    if (isPaidByVoucher && wasUnpaid)
      await enqueueJob(ctx, { kind: 'return-voucher-money', orderId: order.id })
  }
  if (order.kind === 'deposit') {
    // Its table is kept or lost with it, and the mails are about the table.
    await enqueueJob(ctx, { kind: 'follow-deposit', orderId: order.id })
    return true
  }
  const mail = MAILS[to]
  if (mail) await enqueueJob(ctx, { kind: mail, orderId: order.id })
  return true
}

/** The mail that the buyer gets at a step. */
const MAILS: Partial<
  Record<OrderStatus, 'send-order-shipped' | 'send-order-cancelled' | 'send-order-expired'>
> = {
  shipped: 'send-order-shipped',
  cancelled: 'send-order-cancelled',
  expired: 'send-order-expired',
}
