import { and, asc, desc, eq, isNull, ne, or } from 'drizzle-orm'
import { eventMessages, eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { countSignUpsOfGuests } from '../guests/index.ts'
import { readEvent, toStaffEvent } from './internal.ts'
import { policy } from './policy.ts'
import type { EventIdInput, Guest, GuestList } from './schemas.ts'

/** Guests with seats first, then the waitlist, then cancellations. */
const ORDER = { booked: 0, waiting: 1, cancelled: 2 } as const

/**
 * Lists an event's guests (booked, waiting and cancelled) and what was written to them. An event has few enough to be
 * shown on one page.
 * @throws DomainError forbidden, not_found
 */
export async function listGuests(ctx: Ctx, { id }: EventIdInput): Promise<GuestList> {
  policy.listGuests(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const event = await readEvent(ctx, id)
    const rows = await ctx.db
      .select({
        id: eventSignUps.id,
        name: eventSignUps.name,
        email: eventSignUps.email,
        phone: eventSignUps.phone,
        seats: eventSignUps.seats,
        wishes: eventSignUps.wishes,
        locale: eventSignUps.locale,
        state: eventSignUps.state,
        signedUpAt: eventSignUps.createdAt,
        checkedInAt: eventSignUps.checkedInAt,
        heldUntil: eventSignUps.heldUntil,
      })
      .from(eventSignUps)
      .where(
        and(
          eq(eventSignUps.eventId, id),
          // Seats that nobody confirmed in time are nobody's.
          or(ne(eventSignUps.state, 'cancelled'), isNull(eventSignUps.heldUntil)),
        ),
      )
      .orderBy(asc(eventSignUps.number))
    const ofGuests = await countSignUpsOfGuests(ctx, { signUpIds: rows.map(({ id }) => id) })
    let waiting = 0
    const guests = rows.map((row): Guest => {
      if (row.state === 'waiting') waiting += 1
      const position = row.state === 'waiting' ? waiting : null
      return { ...row, position, ofGuest: ofGuests.get(row.id) ?? 1 }
    })
    return {
      event: toStaffEvent(ctx, event),
      guests: guests.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]),
      messages: await ctx.db
        .select({ id: eventMessages.id, subject: eventMessages.subject, sentAt: eventMessages.createdAt })
        .from(eventMessages)
        .where(eq(eventMessages.eventId, id))
        .orderBy(desc(eventMessages.createdAt)),
    }
  })
}
