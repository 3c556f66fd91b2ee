import { and, eq, gt, inArray, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { events, eventSignUps, guestKeys, reservations, tableWaitlist } from '#database/schema/index.ts'
import { TO_COME_PHASES } from '#shared/restaurant/event-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { phaseAt } from '../events/index.ts'
import type { PartiesOfGuest } from './schemas.ts'

type FindPartiesInput = { reservationId: string } | { signUpId: string }

/**
 * Finds what is to come of the guest of a reservation or a sign-up, by account, contact or network address; itself too,
 * if it is to come. A network of many addresses is many guests. The team's own parties are nobody's.
 */
export async function findPartiesOfGuest(ctx: ShopCtx, of: FindPartiesInput): Promise<PartiesOfGuest> {
  const now = ctx.now()
  const its = alias(guestKeys, 'its')
  const rows = await ctx.db
    .selectDistinct({
      reservationId: guestKeys.reservationId,
      waitlistId: guestKeys.waitlistId,
      signUpId: guestKeys.signUpId,
    })
    .from(its)
    .innerJoin(guestKeys, eq(guestKeys.key, its.key))
    .leftJoin(reservations, eq(reservations.id, guestKeys.reservationId))
    .leftJoin(tableWaitlist, eq(tableWaitlist.id, guestKeys.waitlistId))
    .leftJoin(eventSignUps, eq(eventSignUps.id, guestKeys.signUpId))
    .leftJoin(events, eq(events.id, eventSignUps.eventId))
    .where(
      and(
        'reservationId' in of ? eq(its.reservationId, of.reservationId) : eq(its.signUpId, of.signUpId),
        ne(its.kind, 'network'),
        or(
          and(eq(reservations.keepsTables, true), gt(reservations.startsAt, now)),
          and(inArray(tableWaitlist.status, ['waiting', 'offered']), gt(tableWaitlist.untilAt, now)),
          and(ne(eventSignUps.state, 'cancelled'), inArray(phaseAt(now), TO_COME_PHASES)),
        ),
      ),
    )
  const known = (id: string | null) => id !== null
  return {
    reservationIds: rows.map(({ reservationId }) => reservationId).filter(known),
    waitlistIds: rows.map(({ waitlistId }) => waitlistId).filter(known),
    signUpIds: rows.map(({ signUpId }) => signUpId).filter(known),
  }
}
