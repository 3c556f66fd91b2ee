/** The rules for parties following each other. */
export type Pace = {
  /** Minutes a party keeps its table: one of up to two guests, of up to four, of up to eight, a larger one. */
  stays: { two: number; four: number; eight: number; more: number }
  /** The last party sits down so long before the house closes, or pauses. */
  lastSeatingMinutes: number
  /** At most so many guests begin in one slot, so that the kitchen keeps up. */
  guestsPerSlot: number
}

/** The rules for reservations: a group of the settings. */
export type ReservationRules = Pace & {
  /** Exceptions before the pause, on days that have one. */
  beforePause: {
    stays: { [Size in keyof Pace['stays']]?: number | undefined }
    lastSeatingMinutes?: number | undefined
    guestsPerSlot?: number | undefined
  }
  /** Larger parties are asked to call. */
  largestParty: number
  /** The shortest notice, and the most days ahead, with which a guest can reserve. */
  leadMinutes: number
  daysAhead: number
  /** Minutes a place offered from the waitlist waits for its guest. */
  offerMinutes: number
  /** A reminder is sent so long before. */
  reminderHours: number
  /** Until so long before, a cancelled reservation gets its deposit back. */
  cancelHours: number
  /** Parties from this size pay a deposit; 0 if none does. */
  depositFrom: number
  depositCentsPerGuest: number
}

/** Reservations begin every half hour. */
export const SLOT_MINUTES = 30
/** From this time on it is evening. */
export const EVENING_BEGINS = '17:00'
/** The time a table is held while its guest fills in the form, and once for as long again. */
export const HOLD_MINUTES = 5
/** The most tables one network address may hold at a time; people in one office share it. */
export const MOST_HOLDS = 5
/** And the first 48 bits of an IPv6 address: eight times as many, as for the other limits by address. */
export const MOST_HOLDS_OF_NETWORK = 40

/** The pace before the pause: what is not set for it is as after it. */
export function paceBeforePause({
  stays,
  lastSeatingMinutes,
  guestsPerSlot,
  beforePause,
}: ReservationRules): Pace {
  return {
    stays: {
      two: beforePause.stays.two ?? stays.two,
      four: beforePause.stays.four ?? stays.four,
      eight: beforePause.stays.eight ?? stays.eight,
      more: beforePause.stays.more ?? stays.more,
    },
    lastSeatingMinutes: beforePause.lastSeatingMinutes ?? lastSeatingMinutes,
    guestsPerSlot: beforePause.guestsPerSlot ?? guestsPerSlot,
  }
}

/** Returns the time a party of this size keeps its table, in minutes. */
export function stayMinutes({ stays }: Pick<Pace, 'stays'>, partySize: number): number {
  if (partySize <= 2) return stays.two
  if (partySize <= 4) return stays.four
  return partySize <= 8 ? stays.eight : stays.more
}
