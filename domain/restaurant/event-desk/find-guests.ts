import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { matchesText, readTextSearch } from '#domain/kernel/text-search.ts'
import { policy } from './policy.ts'
import type { FoundGuest } from './schemas.ts'

/**
 * The guests of all events by words of their name, mail address or phone number, those of the latest event first.
 * @param most how many at most
 * @throws DomainError forbidden
 */
export async function findGuests(
  ctx: Ctx,
  { search, language, most }: { search: string; language: Locale; most: number },
): Promise<FoundGuest[]> {
  policy.findGuests(ctx)
  const asked = readTextSearch(search)
  if (!asked) return []
  const text = sql`guest_text(${eventSignUps.name}, ${eventSignUps.email}, coalesce(${eventSignUps.phone}, ''))`
  return inTransaction(ctx, ({ db }) =>
    db
      .select({
        id: eventSignUps.id,
        name: eventSignUps.name,
        state: eventSignUps.state,
        seats: eventSignUps.seats,
        eventId: events.id,
        event: inLocale(events.title, language),
        startDate: events.startDate,
      })
      .from(eventSignUps)
      .innerJoin(events, eq(events.id, eventSignUps.eventId))
      // Seats that nobody confirmed in time are nobody's.
      .where(
        and(
          matchesText(text, asked),
          or(ne(eventSignUps.state, 'cancelled'), isNull(eventSignUps.heldUntil)),
        ),
      )
      .orderBy(desc(events.startDate), desc(eventSignUps.number))
      .limit(most),
  )
}
