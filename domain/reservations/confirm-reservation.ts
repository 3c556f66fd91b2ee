import { eq } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'
import { formatTime } from '#shared/dates.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { findPlace, giveTables, idOfReservationKey, lockReservation, promiseTable } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { ConfirmReservationInput, ConfirmReservationResult } from './schemas.ts'

/**
 * Makes a held table a reservation; an offer from the waitlist has its guest's contact already. A hold that has run out
 * gets a table at the same time if there is still one. Sent twice, it is one reservation.
 * @throws DomainError not_found
 */
export async function confirmReservation(
  ctx: Ctx,
  { key, contact }: ConfirmReservationInput,
): Promise<ConfirmReservationResult> {
  policy.confirmReservation(ctx)
  const id = idOfReservationKey(ctx, key)
  return inTransaction(asShop(ctx), async (ctx): Promise<ConfirmReservationResult> => {
    const { day, startsAt, partySize, status, source } = await lockReservation(ctx, { id })
    if (status === 'confirmed' || status === 'seated') return { ok: true, id }
    if (status !== 'held' && status !== 'lapsed') return { ok: false, reason: 'ended' }
    if (!contact && source !== 'waitlist') return { ok: false, reason: 'ended' }
    const changes = { ...contact, status: 'confirmed', heldUntil: null, heldBy: null } as const
    if (status === 'lapsed') {
      const place = await findPlace(ctx, { day, time: formatTime(startsAt), partySize })
      if (!place.ok) return place
      await giveTables(ctx, { id, day, slot: place.slot, changes })
    } else {
      await ctx.db.update(reservations).set(changes).where(eq(reservations.id, id))
    }
    await ctx.db.update(tableWaitlist).set({ status: 'booked' }).where(eq(tableWaitlist.reservationId, id))
    await promiseTable(ctx, { id, startsAt, isNew: true })
    return { ok: true, id }
  })
}
