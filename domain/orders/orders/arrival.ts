import { eq } from 'drizzle-orm'
import { type Order, orders } from '#database/schema/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { awaitsPayment, isFinished } from '#shared/orders/order-states.ts'
import { arrivalOfParcel, promiseTo } from '../arrivals/index.ts'
import type { LockedOrder } from './schemas.ts'
import type { OrderArrival } from './views.ts'

type Days = { arrivesFrom: string; arrivesTo: string }
type Parcel = Pick<LockedOrder, 'province' | 'icePackCents'>

/** The days to store for an order that is paid now; undefined without a courier. */
export async function arrivalOfPaid(ctx: Ctx, order: Parcel): Promise<Days | undefined> {
  const promise = await promiseNow(ctx, order)
  return promise && { arrivesFrom: promise.from, arrivesTo: promise.to }
}

/**
 * Stores anew when the courier is expected for a locked order, as if it was paid now; no days where none comes, or while
 * it still owes something. Call it in the transaction that locked the order.
 */
export async function promiseArrival(
  ctx: ShopCtx,
  { order, isOwing = false }: { order: Parcel & { id: string }; isOwing?: boolean },
): Promise<void> {
  const days = isOwing ? undefined : await arrivalOfPaid(ctx, order)
  await ctx.db
    .update(orders)
    .set(days ?? { arrivesFrom: null, arrivesTo: null })
    .where(eq(orders.id, order.id))
}

/** The same for one that the courier takes now, which may be later than was promised. */
export async function arrivalOfShipped(ctx: Ctx, { province }: Parcel): Promise<Days | undefined> {
  if (!province) return undefined
  const { from, to } = arrivalOfParcel(province, await getSettings(ctx), ctx.now())
  return { arrivesFrom: from, arrivesTo: to }
}

/** Returns when an order's buyer may expect the courier: as stored or, before it is paid, as promised to who pays now. */
export async function expectedArrival(ctx: Ctx, order: Order): Promise<OrderArrival | null> {
  if (isFinished(order.status)) return null
  const { arrivesFrom: from, arrivesTo: to } = order
  if (from !== null && to !== null) return to < shopDay(ctx.now()) ? null : { from, to, ifPaidBy: null }
  if (!awaitsPayment(order)) return null
  const promise = await promiseNow(ctx, order)
  if (!promise) return null
  // A card's money is reserved with the order, and taken at once.
  const ifPaidBy = order.paymentMethod === 'demo_card' ? null : promise.orderBy
  return { from: promise.from, to: promise.to, ifPaidBy }
}

async function promiseNow(ctx: Ctx, { province, icePackCents }: Parcel) {
  if (!province) return undefined
  return promiseTo(province, await getSettings(ctx), ctx.now(), { isChilled: icePackCents !== null })
}
