import { and, eq, inArray, isNull, lte, ne, notInArray, or } from 'drizzle-orm'
import { events, eventSignUps, guestKeys, reservations, tableWaitlist } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Forgets what guests are recognised by whose meal or event has begun, or will not be, and who wait no longer. */
export async function forgetGuestKeys({ db, now }: ShopCtx): Promise<void> {
  const reserved = db
    .select({ id: reservations.id })
    .from(guestKeys)
    .innerJoin(reservations, eq(reservations.id, guestKeys.reservationId))
    .where(or(eq(reservations.keepsTables, false), lte(reservations.startsAt, now())))
  const awaited = db
    .select({ id: tableWaitlist.id })
    .from(guestKeys)
    .innerJoin(tableWaitlist, eq(tableWaitlist.id, guestKeys.waitlistId))
    .where(or(notInArray(tableWaitlist.status, ['waiting', 'offered']), lte(tableWaitlist.untilAt, now())))
  const signedUp = db
    .select({ id: eventSignUps.id })
    .from(guestKeys)
    .innerJoin(eventSignUps, eq(eventSignUps.id, guestKeys.signUpId))
    .innerJoin(events, eq(events.id, eventSignUps.eventId))
    .where(
      or(
        // The link of one that nobody confirmed in time still gives seats.
        and(eq(eventSignUps.state, 'cancelled'), isNull(eventSignUps.heldUntil)),
        and(ne(events.state, 'postponed'), lte(events.startDate, now())),
      ),
    )
  await db
    .delete(guestKeys)
    .where(
      or(
        inArray(guestKeys.reservationId, reserved),
        inArray(guestKeys.waitlistId, awaited),
        inArray(guestKeys.signUpId, signedUp),
      ),
    )
}
