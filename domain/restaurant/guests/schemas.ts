import type { GuestKeyKind } from '#database/schema/index.ts'

/** A trait that a guest is recognised by, as a keyed hash. */
export type GuestKey = { kind: GuestKeyKind; key: string }

/** A table that a guest wants, has or waits for. */
export type Party = { day: string; partySize: number }

/** One of the same guest, and by which of their keys it is known. */
export type OtherParty = Party & { kinds: GuestKeyKind[] }

/** Seats at one event; those of a sign-up that is not proved wait for its mailed link to be pressed. */
export type Seats = { seats: number; isProved: boolean }

/** Seats that somebody asks for. */
export type WantedSeats = Seats & {
  /** They were counted by address and network when they were asked for; their link may be pressed anywhere. */
  wereCounted?: boolean
}

/** Seats of another sign-up of the same guest, and by which of their keys it is known. */
export type OtherSeats = Seats & { kinds: GuestKeyKind[] }

/** One guest's tables to come, places on the waitlist and sign-ups for events, by their ids. */
export type PartiesOfGuest = { reservationIds: string[]; waitlistIds: string[]; signUpIds: string[] }

/** More than one guest may have to come. It says nothing about what they have. */
export type GuestRefusal = { ok: false; reason: 'guest_limit' }
