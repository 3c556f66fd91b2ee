import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { awaitsPayment, isVoid, wasPaid } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { getOrderByLink, lockOrder, setPaymentMethod } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { countGuess, findVoucher, forgetGuesses, lockVoucher } from '../vouchers/index.ts'
import { toVoucherProblem } from '../vouchers/schemas.ts'
import { payByVoucher } from './pay-by-voucher.ts'
import { policy } from './policy.ts'
import type { PayWithVoucherInput, PayWithVoucherResult } from './schemas.ts'
import { sumPayments } from './sum-paid.ts'

/**
 * Pays what an order still owes with a voucher, or as much of it as is left of that; for anybody with the order's link, the
 * deposit of a table too. The order of a voucher is paid by money alone.
 * @throws DomainError not_found
 */
export async function payWithVoucher(
  ctx: Ctx,
  { accessKey, code, language }: PayWithVoucherInput,
): Promise<PayWithVoucherResult> {
  const actor = policy.payWithVoucher(ctx)
  const { id: orderId } = await getOrderByLink(ctx, { accessKey, language })
  const tooMany = await countGuess(ctx)
  if (tooMany) return tooMany
  const result = await inTransaction(asShop(ctx), async (ctx): Promise<PayWithVoucherResult> => {
    const order = await lockOrder(ctx, { orderId })
    if (order.kind === 'voucher') return { ok: false, reason: 'not_for_vouchers' }
    const { paidCents, voucherCents } = await sumPayments(ctx, { orderId })
    const dueCents = order.totalCents - paidCents
    if (dueCents <= 0 || !(await isOpen(ctx, order))) return { ok: false, reason: 'nothing_to_pay' }
    await lockVoucher(ctx, { code })
    const found = await findVoucher(ctx, { code })
    if (!found.ok) return { ok: false, ...toVoucherProblem(found) }
    if (found.leftCents === 0) return { ok: false, reason: 'voucher_too_little', leftCents: 0 }
    const cents = Math.min(found.leftCents, dueCents)
    // Before the invoice, which says how it was paid.
    if (voucherCents + cents === order.totalCents) await setPaymentMethod(ctx, { orderId, method: 'voucher' })
    const paid = await payByVoucher(ctx, { order, code, cents, by: { actor } })
    if (!paid.ok) throw new Error('a locked voucher is not what it was a moment ago')
    return { ok: true, paidCents: cents, dueCents: dueCents - cents, leftCents: paid.leftCents }
  })
  if (result.ok) await forgetGuesses(ctx)
  return result
}

/** True if an order takes money now. Of a card that has been reserved, the whole rest will be charged in a moment. */
async function isOpen(ctx: ShopCtx, order: LockedOrder): Promise<boolean> {
  if (wasPaid(order.paymentStatus)) return !isVoid(order.status)
  if (!awaitsPayment(order)) return false
  const [row] = await ctx.db
    .select({ reserved: orders.paymentReference })
    .from(orders)
    .where(eq(orders.id, order.id))
  return !row?.reserved
}
