import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { guestNotes, reservations, tableWaitlist } from '#database/schema/index.ts'

/** The owner of reservations: an account, an address that they have proved to be theirs, or both. */
export type PersonOfReservations = { customerId?: string; email?: string }

/** Selects their rows of a table. */
export function isOfPerson(
  table: typeof reservations | typeof tableWaitlist,
  { customerId, email }: PersonOfReservations,
): SQL {
  const ofPerson = or(
    customerId === undefined ? undefined : eq(table.customerId, customerId),
    email === undefined ? undefined : eq(sql`lower(${table.email})`, email.toLowerCase()),
  )
  // Without a condition it would be everybody's.
  if (!ofPerson) throw new Error('nobody is named')
  return ofPerson
}

/** Selects what the team wrote about them: under their address, or under what they gave with a reservation. */
export function areNotesOn(person: PersonOfReservations): SQL {
  const given = (column: PgColumn) =>
    sql`(select lower(${column}) from ${reservations} where ${and(isOfPerson(reservations, person), sql`${column} <> ''`)})`
  const areOn = or(
    person.email === undefined ? undefined : eq(guestNotes.email, person.email.toLowerCase()),
    sql`${guestNotes.email} in ${given(reservations.email)}`,
    sql`${guestNotes.phone} in ${given(reservations.phone)}`,
  )
  if (!areOn) throw new Error('nobody is named')
  return areOn
}
