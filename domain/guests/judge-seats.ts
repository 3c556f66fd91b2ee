import type { GuestLimits } from '#shared/reservations/guest-limits.ts'
import { areByContact } from './judge-party.ts'
import type { OtherSeats, Seats } from './schemas.ts'

/**
 * Whether a guest may have these seats of an event too. What strangers can sign up with somebody's address for says nothing
 * about that person: only those who have proved to be them are told what they have by then.
 */
export function mayHaveSeats(
  wanted: Seats,
  others: OtherSeats[],
  { limits, ofEvent }: { limits: GuestLimits['seats']; ofEvent: number },
): boolean {
  const ofContact = others.filter(({ kinds }) => areByContact(kinds))
  const ofAddress = others.filter(({ kinds }) => kinds.includes('address'))
  const ofNetwork = others.filter(({ kinds }) => kinds.includes('network'))
  const isWithin = (most: number, all: OtherSeats[]) =>
    all.reduce((sum, { seats }) => sum + seats, wanted.seats) <= most
  if (wanted.isProved) return isWithin(limits.contact.all, proved(ofContact, true))
  return (
    isWithin(limits.contact.unproved, proved(ofContact, false)) &&
    // Of a small event half the seats, so that the others can be had meanwhile.
    isWithin(
      Math.min(limits.address.unproved, Math.max(8, Math.floor(ofEvent / 2))),
      proved(ofAddress, false),
    ) &&
    isWithin(limits.address.all, ofAddress) &&
    isWithin(limits.network.unproved, proved(ofNetwork, false)) &&
    isWithin(limits.network.all, ofNetwork)
  )
}

const proved = (all: OtherSeats[], are: boolean) => all.filter(({ isProved }) => isProved === are)
