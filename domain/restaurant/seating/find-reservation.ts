import { eq } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { idOfSealedKey, sealedKey } from '#domain/kernel/sealed-keys.ts'
import { lapseTableHoldsOfDay, lockDays, lockDaysOf } from './lock-days.ts'

export type ReservationRow = typeof reservations.$inferSelect

/** The key in the links of a guest's mails. */
export const reservationKeyOf = (ctx: Ctx, id: string) => sealedKey(ctx, { of: 'reservation', id })

/**
 * The reservation that a key opens.
 * @throws DomainError not_found for a key that the shop has not made
 */
export const idOfReservationKey = (ctx: Ctx, key: string) => idOfSealedKey(ctx, { of: 'reservation', key })

/**
 * Lock it instead before it changes.
 * @throws DomainError not_found
 */
export async function readReservation({ db }: ShopCtx, { id }: { id: string }): Promise<ReservationRow> {
  const [reservation] = await db.select().from(reservations).where(eq(reservations.id, id))
  if (!reservation) throw new DomainError('not_found', 'reservation')
  return reservation
}

/**
 * A reservation as it stands now that its day, and others, are locked; a hold that has run out has lapsed.
 * @throws DomainError not_found
 */
export async function lockReservation(
  ctx: ShopCtx,
  { id, days = [] }: { id: string; days?: string[] },
): Promise<ReservationRow> {
  const locked = await lockDaysOf(ctx, { id, days })
  const reservation = await readReservation(ctx, { id })
  const needed = [reservation.day, ...days]
  // It was changed to another day while this one waited for the lock, or one of the days has had no reservation.
  if (needed.some((day) => !locked.includes(day))) {
    await lockDays(ctx, { days: needed })
    return lockReservation(ctx, { id, days })
  }
  const { status, heldUntil, day } = reservation
  if (status !== 'held' || heldUntil === null || heldUntil > ctx.now()) return reservation
  await lapseTableHoldsOfDay(ctx, { day })
  return readReservation(ctx, { id })
}
