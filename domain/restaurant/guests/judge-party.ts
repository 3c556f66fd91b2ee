import type { GuestLimits, TableAllowance } from '#shared/restaurant/guest-limits.ts'
import type { GuestKeyKind } from '#database/schema/index.ts'
import type { OtherParty, Party } from './schemas.ts'

/** True if a guest may have this table too, besides those that they have to come. */
export function mayHave(party: Party, others: OtherParty[], limits: GuestLimits): boolean {
  const known = {
    contact: others.filter(({ kinds }) => areByContact(kinds)),
    address: others.filter(({ kinds }) => kinds.includes('address')),
    network: others.filter(({ kinds }) => kinds.includes('network')),
  }
  const ofDay = (parties: OtherParty[]) => parties.filter(({ day }) => day === party.day)
  return (
    isWithin(limits.contact.toCome, [party, ...known.contact]) &&
    isWithin(limits.address.ofDay, [party, ...ofDay(known.address)]) &&
    isWithin(limits.address.toCome, [party, ...known.address]) &&
    isWithin(limits.network.ofDay, [party, ...ofDay(known.network)]) &&
    isWithin(limits.network.toCome, [party, ...known.network])
  )
}

/** True if something is known by who somebody is, not only by where they come from. */
export function areByContact(kinds: GuestKeyKind[]): boolean {
  return kinds.some((kind) => kind !== 'address' && kind !== 'network')
}

/** The first party is always within: how large it may be, the restaurant's settings say. */
function isWithin({ parties, guests }: TableAllowance, all: Party[]): boolean {
  const sum = all.reduce((sum, { partySize }) => sum + partySize, 0)
  return all.length === 1 || (all.length <= parties && sum <= guests)
}
