import type { GuestLimits } from '#shared/restaurant/guest-limits.ts'
import { areByContact } from './judge-party.ts'
import type { OtherSeats, WantedSeats } from './schemas.ts'

/**
 * True if a guest may have these seats of an event too. What strangers can sign up with somebody's address for says
 * nothing about that person: only those who have proved to be them are told what they have by then.
 */
export function mayHaveSeats(
  wanted: WantedSeats,
  others: OtherSeats[],
  { limits, ofEvent }: { limits: GuestLimits['seats']; ofEvent: number },
): boolean {
  const ofContact = others.filter(({ kinds }) => areByContact(kinds))
  const ofAddress = others.filter(({ kinds }) => kinds.includes('address'))
  const ofNetwork = others.filter(({ kinds }) => kinds.includes('network'))
  const isWithin = (most: number, all: OtherSeats[]) =>
    all.reduce((sum, { seats }) => sum + seats, wanted.seats) <= most
  const isWithinAll = isWithin(limits.address.all, ofAddress) && isWithin(limits.network.all, ofNetwork)
  if (wanted.isProved) {
    return isWithin(limits.contact.all, proved(ofContact, true)) && (wanted.wereCounted || isWithinAll)
  }
  // At a small event an address holds half the seats, a network three quarters, so that others can have some meanwhile.
  const ofFew = (most: number, share: number) => Math.min(most, Math.max(8, Math.floor(ofEvent * share)))
  return (
    isWithin(limits.contact.unproved, proved(ofContact, false)) &&
    isWithin(ofFew(limits.address.unproved, 0.5), proved(ofAddress, false)) &&
    isWithin(ofFew(limits.network.unproved, 0.75), proved(ofNetwork, false)) &&
    isWithinAll
  )
}

const proved = (all: OtherSeats[], are: boolean) => all.filter(({ isProved }) => isProved === are)
