import { and, desc, ne, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { matchesText, readTextSearch } from '#domain/kernel/text-search.ts'
import { policy } from './policy.ts'
import type { FindReservationsInput, FoundReservation } from './schemas.ts'

/** To narrow down more than this, staff type more of the name. */
const MOST_FOUND = 50

/**
 * Reservations by words of the guest's name, mail address or phone number, over all days, the latest first.
 * @param most how many at most
 * @throws DomainError forbidden
 */
export async function findReservations(
  ctx: Ctx,
  { search, most = MOST_FOUND }: FindReservationsInput & { most?: number },
): Promise<FoundReservation[]> {
  policy.findReservations(ctx)
  const asked = readTextSearch(search)
  if (!asked) return []
  const text = sql`guest_text(${reservations.name}, ${reservations.email}, ${reservations.phone})`
  return inTransaction(ctx, ({ db }) =>
    db
      .select({
        id: reservations.id,
        day: reservations.day,
        startsAt: reservations.startsAt,
        partySize: reservations.partySize,
        status: reservations.status,
        name: reservations.name,
        phone: reservations.phone,
        email: reservations.email,
      })
      .from(reservations)
      // A form that was never sent is nobody's reservation.
      .where(
        and(matchesText(text, asked), ne(reservations.status, 'lapsed'), sql`${reservations.name} <> ''`),
      )
      .orderBy(desc(reservations.startsAt))
      .limit(most),
  )
}
