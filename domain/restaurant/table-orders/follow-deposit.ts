import { eq, sql } from 'drizzle-orm'
import { orders, reservations } from '#database/schema/index.ts'
import { isCalledOff } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import type { JobPayloads } from '#domain/base/jobs/schemas.ts'
import { lockOrder } from '#domain/orders/orders/index.ts'
import type { LockedOrder } from '#domain/orders/orders/schemas.ts'
import { refundAll, returnUnspent } from '#domain/orders/refunds/index.ts'
import {
  lockReservation,
  queueReservationMails,
  queueTableOffers,
  type ReservationRow,
} from '../seating/index.ts'
import { policy } from './policy.ts'
import { readTableOrders } from './read-table-orders.ts'

/**
 * Brings a reservation to where its deposit stands: confirmed once it is paid, lapsed once the shop no longer waits for
 * it. Whether it was paid in time was settled by the lock of the order; this only follows, so that the table is kept until
 * then. Money that comes later is given back. A job, so it may be repeated.
 * @throws DomainError forbidden, not_found
 */
export async function followDeposit(ctx: Ctx, { orderId }: JobPayloads['follow-deposit']): Promise<void> {
  policy.followDeposit(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const reservation = await findAndLock(ctx, orderId)
    const order = await lockOrder(ctx, { orderId })
    if (isCalledOff(order.status)) await giveBackLate(ctx, order, reservation)
    if (reservation?.status === 'awaiting_deposit' && (await isNewest(ctx, reservation.id, orderId))) {
      await follow(ctx, order, reservation)
    }
  })
}

/** The day before the order, as everywhere. Undefined if the reservation is gone. */
async function findAndLock(ctx: ShopCtx, orderId: string): Promise<ReservationRow | undefined> {
  const [found] = await ctx.db.select({ id: orders.reservationId }).from(orders).where(eq(orders.id, orderId))
  return found?.id ? lockReservation(ctx, { id: found.id }) : undefined
}

/** A guest who let one deposit go and tried again has another one. */
async function isNewest(ctx: ShopCtx, reservationId: string, orderId: string): Promise<boolean> {
  const found = await readTableOrders(ctx, { reservationIds: [reservationId] })
  return found.get(reservationId)?.deposit?.id === orderId
}

async function follow(
  ctx: ShopCtx,
  order: LockedOrder,
  { id, day, startsAt }: ReservationRow,
): Promise<void> {
  if (order.status === 'pending') return
  const status = isCalledOff(order.status) ? 'lapsed' : 'confirmed'
  await ctx.db
    .update(reservations)
    .set({ status, version: sql`${reservations.version} + 1` })
    .where(eq(reservations.id, id))
  if (status === 'confirmed') await queueReservationMails(ctx, { id, startsAt, isNew: true })
  else await queueTableOffers(ctx, { day })
}

async function giveBackLate(
  ctx: ShopCtx,
  order: LockedOrder,
  reservation: ReservationRow | undefined,
): Promise<void> {
  // A voucher that has paid a part of it is no money that came late.
  await returnUnspent(ctx, order)
  const reason = 'The deposit arrived after the table was given back'
  const refundIds = await refundAll(ctx, { order, reason })
  if (refundIds.length === 0 || !reservation) return
  await enqueueJob(ctx, { kind: 'send-deposit-late', reservationId: reservation.id })
}
