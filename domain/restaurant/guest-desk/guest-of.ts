import { or, type SQL, sql } from 'drizzle-orm'
import { guestNotes, reservations } from '#database/schema/index.ts'

type Contact = { email: string; phone: string }

/** The reservations of a guest with this mail address or phone number; undefined for somebody who gave neither. */
export function reservationsOf({ email, phone }: Contact): SQL | undefined {
  return or(
    email === '' ? undefined : sql`lower(${reservations.email}) = ${email.toLowerCase()}`,
    phone === '' ? undefined : sql`${reservations.phone} = ${phone}`,
  )
}

/** The same of the team's notes. */
export function notesOf({ email, phone }: Contact): SQL | undefined {
  return or(
    email === '' ? undefined : sql`${guestNotes.email} = ${email.toLowerCase()}`,
    phone === '' ? undefined : sql`${guestNotes.phone} = ${phone}`,
  )
}
