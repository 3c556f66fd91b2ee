import { eq, sql } from 'drizzle-orm'
import { couriers, orders } from '#database/schema/index.ts'
import type { OrderMethod } from '#shared/orders/received-methods.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { arrivalOfShipped } from './arrival.ts'
import { notifyOrderChanged } from './notify-order-changed.ts'
import type { LockedOrder } from './schemas.ts'

/** Sets when a paid order is cancelled; `null` keeps it. Call it in the transaction that locked the order. */
export async function setCancelsAt(
  ctx: ShopCtx,
  { orderId, cancelsAt }: { orderId: string; cancelsAt: Date | null },
): Promise<void> {
  await ctx.db.update(orders).set({ cancelsAt }).where(eq(orders.id, orderId))
}

type Tracking = { carrier: string; number: string; url?: string | undefined }

/** Records by whom a parcel is carried, and under which number; the courier is remembered for the next. */
export async function setTracking(
  ctx: ShopCtx,
  { orderId, tracking }: { orderId: string; tracking: Tracking },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({
      trackingCarrier: tracking.carrier,
      trackingNumber: tracking.number,
      trackingUrl: tracking.url ?? null,
    })
    .where(eq(orders.id, orderId))
  const link = tracking.url?.includes(tracking.number)
    ? tracking.url.replaceAll(tracking.number, '{number}')
    : null
  await ctx.db
    .insert(couriers)
    .values({ name: tracking.carrier, link, lastUsedAt: ctx.now() })
    .onConflictDoUpdate({
      target: couriers.name,
      set: {
        link: sql`coalesce(excluded.link, ${couriers.link})`,
        lastUsedAt: sql`greatest(excluded.last_used_at, ${couriers.lastUsedAt})`,
      },
    })
}

/** Records how an order was paid, where that is not how it was to be. */
export async function setPaymentMethod(
  ctx: ShopCtx,
  { orderId, method }: { orderId: string; method: OrderMethod },
): Promise<void> {
  await ctx.db.update(orders).set({ paymentMethod: method }).where(eq(orders.id, orderId))
}

/** Hides an order from everybody; tax law keeps it in the table. */
export async function hideOrder(
  ctx: ShopCtx,
  { orderId, hiddenAt }: { orderId: string; hiddenAt: Date },
): Promise<void> {
  await ctx.db.update(orders).set({ hiddenAt }).where(eq(orders.id, orderId))
}

/**
 * Records that another parcel follows a locked order's last one: its number is the order's from now on, and a buyer who
 * still waits is told anew when to expect it. Without a courier only the page is told.
 */
export async function setNextParcel(
  ctx: ShopCtx,
  { order, tracking }: { order: LockedOrder; tracking?: Tracking | undefined },
): Promise<void> {
  if (tracking) await setTracking(ctx, { orderId: order.id, tracking })
  const arrival = order.status === 'shipped' ? await arrivalOfShipped(ctx, order) : undefined
  await ctx.db
    .update(orders)
    .set({ ...arrival, updatedAt: ctx.now() })
    .where(eq(orders.id, order.id))
  await notifyOrderChanged(ctx, { orderId: order.id })
}
