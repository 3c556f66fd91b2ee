import { eq, or, type SQL, sql } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'

/** Whose reservations: of an account, of an address that they have proved to be theirs, or of both. */
export type PersonOfReservations = { customerId?: string; email?: string }

/** Which rows of a table are theirs. */
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
