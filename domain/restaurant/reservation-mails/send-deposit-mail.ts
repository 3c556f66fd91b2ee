import { and, asc, eq, notInArray } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { FINISHED_STATUSES } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { JobInput } from '#domain/base/jobs/schemas.ts'
import { type Block, deliverMail, type Mail } from '#domain/base/mails/index.ts'
import { readReservation, type ReservationRow } from '../seating/index.ts'
import { getSettings, getShop } from '#domain/base/settings/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { readTableOrders, toDepositView } from '../table-orders/index.ts'
import type { DepositView } from '../table-orders/views.ts'
import { afterCancelling, depositDueMail, depositLateMail } from './deposit-mail.ts'

type Compose = (
  guest: ReservationRow & { to: string },
  deposit: DepositView | null,
  shop: Shop,
) => Mail | undefined

export const sendDepositDue = sends('due', depositDueMail)
export const sendDepositLate = sends('late', (guest, _deposit, shop) => depositLateMail(guest, shop))

function sends(about: 'due' | 'late', compose: Compose) {
  return async (ctx: Ctx, job: JobInput<'send-deposit-due'>) => {
    requireShop(ctx)
    const { reservationId, jobId } = job
    await deliverMail(asShop(ctx), {
      job,
      name: `reservation-${reservationId}-deposit-${about}-${jobId}`,
      async write() {
        const { row, deposit } = await readDeposit(asShop(ctx), reservationId)
        return row.email === '' ? undefined : compose({ ...row, to: row.email }, deposit, await getShop(ctx))
      },
    })
  }
}

/** A reservation with its deposit, as its guest sees it; null if there is none. */
async function readDeposit(
  ctx: ShopCtx,
  reservationId: string,
): Promise<{ row: ReservationRow; deposit: DepositView | null }> {
  const { cancelHours } = (await getSettings(ctx)).reservations
  return inTransaction(ctx, async (ctx) => {
    const row = await readReservation(ctx, { id: reservationId })
    const order = (await readTableOrders(ctx, { reservationIds: [reservationId] })).get(
      reservationId,
    )?.deposit
    if (!order) return { row, deposit: null }
    const shown = { order, cents: order.totalCents, startsAt: row.startsAt, cancelHours, now: ctx.now() }
    return { row, deposit: toDepositView(shown) }
  })
}

/** Reads what a mail about a cancelled table says besides: what becomes of its deposit, and of its jars. */
export async function readAfterCancelling(ctx: ShopCtx, reservationId: string): Promise<Block[]> {
  const { row, deposit } = await readDeposit(ctx, reservationId)
  const left = await inTransaction(ctx, ({ db }) =>
    db
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          eq(orders.reservationId, reservationId),
          eq(orders.deliveryMethod, 'pickup'),
          notInArray(orders.status, [...FINISHED_STATUSES]),
        ),
      )
      .orderBy(asc(orders.createdAt)),
  )
  return afterCancelling(row.locale, { deposit, jars: left.map(({ number }) => number) })
}
