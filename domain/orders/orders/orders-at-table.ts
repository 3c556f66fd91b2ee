import { and, eq, notInArray } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { FINISHED_STATUSES } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { notifyOrderChanged } from './notify-order-changed.ts'

/** A reservation has another time: the jars that are handed over at its table come with it. */
export async function moveOrdersAtTable(
  ctx: ShopCtx,
  { reservationId, tableAt }: { reservationId: string; tableAt: Date },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ tableAt })
    .where(and(eq(orders.reservationId, reservationId), eq(orders.deliveryMethod, 'at_the_table')))
}

/**
 * Nobody takes the jars at their table any more: they wait to be collected.
 * @returns the orders that they belong to
 */
export async function leaveForCollection(
  ctx: ShopCtx,
  { reservationId }: { reservationId: string },
): Promise<{ orderId: string }[]> {
  const left = await ctx.db
    .update(orders)
    .set({ deliveryMethod: 'pickup', tableAt: null, updatedAt: ctx.now() })
    .where(
      and(
        eq(orders.reservationId, reservationId),
        eq(orders.kind, 'goods'),
        notInArray(orders.status, [...FINISHED_STATUSES]),
      ),
    )
    .returning({ orderId: orders.id })
  for (const order of left) await notifyOrderChanged(ctx, order)
  return left
}
