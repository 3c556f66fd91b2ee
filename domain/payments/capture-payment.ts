import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'

/** Takes the money set aside for an order and confirms it. A job's work: may be repeated. */
export async function capturePayment(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  if (!ctx.cards) throw new DomainError('unavailable', 'payment')
  const [order] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ paymentStatus: orders.paymentStatus, reference: orders.paymentReference })
      .from(orders)
      .where(eq(orders.id, orderId)),
  )
  if (!order?.reference) throw new DomainError('not_found', 'payment')
  if (order.paymentStatus !== 'pending') return
  await ctx.cards.capture(order.reference)
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(orders)
      .set({ paymentStatus: 'paid', status: 'confirmed', updatedAt: sql`now()` })
      .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'pending'), eq(orders.status, 'pending'))),
  )
}
