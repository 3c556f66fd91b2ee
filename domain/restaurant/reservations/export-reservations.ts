import { asc } from 'drizzle-orm'
import { guestNotes, reservations, tableWaitlist } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { areNotesOn, isOfPerson, type PersonOfReservations } from './reservations-of-person.ts'

/** Returns what the restaurant knows of somebody: reservations and waits of their account, and of their address, and what
 * the team wrote about them. */
export async function exportReservations(
  { db }: ShopCtx,
  person: PersonOfReservations,
): Promise<{ reservations: object[]; waits: object[]; notes: object[] }> {
  return {
    reservations: await db
      .select({
        startsAt: reservations.startsAt,
        endsAt: reservations.endsAt,
        guests: reservations.partySize,
        status: reservations.status,
        name: reservations.name,
        email: reservations.email,
        phone: reservations.phone,
        occasion: reservations.occasion,
        allergies: reservations.allergies,
        wishes: reservations.wishes,
        reservedAt: reservations.createdAt,
      })
      .from(reservations)
      .where(isOfPerson(reservations, person))
      .orderBy(asc(reservations.startsAt)),
    waits: await db
      .select({
        from: tableWaitlist.fromAt,
        until: tableWaitlist.untilAt,
        guests: tableWaitlist.partySize,
        status: tableWaitlist.status,
        name: tableWaitlist.name,
        email: tableWaitlist.email,
        phone: tableWaitlist.phone,
        joinedAt: tableWaitlist.createdAt,
      })
      .from(tableWaitlist)
      .where(isOfPerson(tableWaitlist, person))
      .orderBy(asc(tableWaitlist.fromAt)),
    notes: await db
      .select({ text: guestNotes.text, writtenAt: guestNotes.createdAt })
      .from(guestNotes)
      .where(areNotesOn(person))
      .orderBy(asc(guestNotes.createdAt)),
  }
}
