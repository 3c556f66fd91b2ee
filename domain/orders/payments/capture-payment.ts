import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { isPaymentMethod } from '#shared/orders/received-methods.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { JobPayloads } from '#domain/base/jobs/schemas.ts'
import { lockOrder } from '../orders/index.ts'
import { policy } from './policy.ts'
import { recordPayment } from './record-payment.ts'
import { sumPayments } from './sum-paid.ts'

/**
 * Charges the money that was reserved for an order and records it; releases it if the order was cancelled. A job, so it
 * may be repeated.
 * @throws DomainError forbidden, not_found, unavailable
 */
export async function capturePayment(ctx: Ctx, { orderId }: JobPayloads['capture-payment']): Promise<void> {
  const actor = policy.capturePayment(ctx)
  const shop = asShop(ctx)
  const [order] = await inTransaction(shop, (ctx) =>
    ctx.db
      .select({
        paymentStatus: orders.paymentStatus,
        method: orders.paymentMethod,
        reference: orders.paymentReference,
      })
      .from(orders)
      .where(eq(orders.id, orderId)),
  )
  if (!order?.reference) throw new DomainError('not_found', 'payment')
  const { method, reference } = order
  const provider = isPaymentMethod(method) ? ctx.providers.get(method) : undefined
  if (provider?.flow !== 'card') throw new DomainError('unavailable', 'payment')
  // The order was cancelled or expired first: release the reserved money.
  if (order.paymentStatus === 'cancelled') return provider.release(reference)
  if (order.paymentStatus !== 'pending') return
  await provider.capture(reference)
  await inTransaction(shop, async (ctx) => {
    const order = await lockOrder(ctx, { orderId })
    // A voucher may have paid the rest: as much was reserved as it left.
    const amountCents = order.totalCents - (await sumPayments(ctx, { orderId })).voucherCents
    await recordPayment(ctx, { order, received: { method, reference, amountCents }, by: { actor } })
  })
}
