import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/index.ts'
import { recordPayment } from './record-payment.ts'

/** Takes the money set aside for an order and confirms it; gives it back where the order is off. A job's work: may be repeated. */
export async function capturePayment(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const [order] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        paymentStatus: orders.paymentStatus,
        method: orders.paymentMethod,
        reference: orders.paymentReference,
        totalCents: orders.totalCents,
      })
      .from(orders)
      .where(eq(orders.id, orderId)),
  )
  if (!order?.reference) throw new DomainError('not_found', 'payment')
  const { method, reference, totalCents: amountCents } = order
  const provider = ctx.providers.get(method)
  if (provider?.flow !== 'card') throw new DomainError('unavailable', 'payment')
  // Cancelled, or expired, before its turn came: what was set aside goes back.
  if (order.paymentStatus === 'cancelled') return provider.release(reference)
  if (order.paymentStatus !== 'pending') return
  await provider.capture(reference)
  await inTransaction(ctx, async (ctx) =>
    recordPayment(
      ctx,
      await lockOrder(ctx, orderId),
      { method, reference, amountCents },
      { actor: ctx.actor },
    ),
  )
}
