import { randomUUID } from 'node:crypto'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'
import { lockVoucherOfOrder } from './lock-voucher.ts'
import { moveMoney } from './move-money.ts'

/** The money of a refund that is taken from a voucher, or given back to it. */
type RefundMove = { orderId: string; cents: number; actor: Actor; reason?: string }

/**
 * Locks the voucher of a locked order and reads what can be refunded of it: what nobody has spent.
 * @returns ZAR cents; 0 for one that has expired
 */
export async function lockRefundable(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<number> {
  return (await lockVoucherOfOrder(ctx, { orderId }))?.balanceCents ?? 0
}

/** Takes what is refunded from the voucher that was bought with an order, once for each refund. */
export async function takeFromVoucher(
  ctx: ShopCtx,
  { refundId, ...move }: RefundMove & { refundId: string },
): Promise<void> {
  await moveRefund(ctx, { ...move, id: refundId, cents: -move.cents })
}

/** Returns the money of a refund that was not sent to its voucher. */
export async function returnToVoucher(ctx: ShopCtx, move: RefundMove): Promise<void> {
  await moveRefund(ctx, { ...move, id: randomUUID() })
}

async function moveRefund(ctx: ShopCtx, { orderId, ...move }: RefundMove & { id: string }): Promise<void> {
  const voucher = await lockVoucherOfOrder(ctx, { orderId })
  if (!voucher) throw new Error(`the order ${orderId} has no voucher`)
  await moveMoney(ctx, { ...move, orderId, voucherId: voucher.id, account: 'refund' })
}
