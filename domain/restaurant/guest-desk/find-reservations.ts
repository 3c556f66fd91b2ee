import { and, desc, ilike, ne, or, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { policy } from './policy.ts'
import type { FindReservationsInput, FoundReservation } from './schemas.ts'

/** To narrow down more than this, staff type more of the name. */
const MOST_FOUND = 50
/** Fewer digits than this are part of too many numbers. */
const FEWEST_DIGITS = 4

/**
 * Reservations by a part of the guest's name, mail address or phone number, over all days, the latest first.
 * @throws DomainError forbidden
 */
export async function findReservations(
  ctx: Ctx,
  { search }: FindReservationsInput,
): Promise<FoundReservation[]> {
  policy.findReservations(ctx)
  // A number at home begins with 0 where the stored one may have the country's code.
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  const isPhone = /^[\d\s+().-]+$/.test(search) && digits.length >= FEWEST_DIGITS
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
      .where(
        and(
          or(
            ilike(reservations.name, containing(search)),
            ilike(reservations.email, containing(search)),
            isPhone ? ilike(reservations.phone, containing(digits)) : undefined,
          ),
          // A form that was never sent is nobody's reservation.
          ne(reservations.status, 'lapsed'),
          sql`${reservations.name} <> ''`,
        ),
      )
      .orderBy(desc(reservations.startsAt))
      .limit(MOST_FOUND),
  )
}
