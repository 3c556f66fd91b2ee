/**
 * Limits on the tables and seats that one guest may have to come, and what a guest is recognised by. Not which there
 * are, and not what the team does.
 */
export { checkParty } from './check-party.ts'
export { checkSeats } from './check-seats.ts'
export { countSignUpsOfGuests } from './count-sign-ups-of-guests.ts'
export { findPartiesOfGuest } from './find-parties-of-guest.ts'
export { forgetGuestKeys } from './forget-guest-keys.ts'
export { lockGuest, lockGuestOf } from './lock-guest.ts'
export { passGuestOn } from './pass-guest-on.ts'
export { recordGuest } from './record-guest.ts'
