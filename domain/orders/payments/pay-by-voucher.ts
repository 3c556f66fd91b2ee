import { randomUUID } from 'node:crypto'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'
import { redeemVoucher } from '../vouchers/index.ts'
import type { RedeemVoucherResult } from '../vouchers/schemas.ts'
import { recordPayment } from './record-payment.ts'

type PayByVoucherInput = {
  order: LockedOrder
  code: string
  /** ZAR cents; no more than the order owes. */
  cents: number
  by: ChangedBy
}

/**
 * Pays a locked order, or a part of what it owes, with a voucher: the movement of its money is the payment's reference. Call
 * it in the transaction that has locked the order.
 */
export async function payByVoucher(
  ctx: ShopCtx,
  { order, code, cents, by }: PayByVoucherInput,
): Promise<RedeemVoucherResult> {
  const movementId = randomUUID()
  const use = { for: 'order', orderId: order.id, movementId } as const
  const redeemed = await redeemVoucher(ctx, { code, cents, use, actor: by.actor })
  if (!redeemed.ok) return redeemed
  const received = { method: 'voucher', reference: movementId, amountCents: cents } as const
  await recordPayment(ctx, { order, received, by })
  return redeemed
}
