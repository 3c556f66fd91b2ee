/** The most tables, and the most guests together, that some reservations may have between them. */
export type TableAllowance = { parties: number; guests: number }

/** Seats of one event. */
export type SeatAllowance = {
  /** Held by sign-ups that wait for their mailed link to be pressed. */
  unproved: number
  /** Including proved sign-ups. */
  all: number
}

/** The most that people who reserve or sign up by themselves may have to come. The team is never limited. */
export type GuestLimits = {
  /** For guests who give the same contact, or are signed in to the same account. */
  contact: { toCome: TableAllowance }
  /** From one network address, which a family, an office or a mobile network's customers share. */
  address: { ofDay: TableAllowance; toCome: TableAllowance }
  /** From the first 48 bits of an IPv6 address: some thousand customers of a mobile network, or one rented server. */
  network: { ofDay: TableAllowance; toCome: TableAllowance }
  seats: { contact: SeatAllowance; address: SeatAllowance; network: SeatAllowance }
}

/** The time seats are held for somebody who has not pressed the link in their mail. */
export const SIGN_UP_HOURS = 2

/** The restaurant's limits: an evening has room for some sixty parties. */
export const GUEST_LIMITS: GuestLimits = {
  contact: { toCome: { parties: 8, guests: 40 } },
  address: { ofDay: { parties: 8, guests: 40 }, toCome: { parties: 24, guests: 120 } },
  network: { ofDay: { parties: 20, guests: 100 }, toCome: { parties: 60, guests: 300 } },
  seats: {
    contact: { unproved: 16, all: 16 },
    address: { unproved: 16, all: 48 },
    network: { unproved: 40, all: 120 },
  },
}
