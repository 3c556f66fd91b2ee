/** Jars that are sent a second time, and what the shop claims from couriers for lost parcels. Not the first parcel. */
export { closeClaim } from './close-claim.ts'
export { listClaims } from './list-claims.ts'
export { readParcels } from './read-parcels.ts'
export { recordClaim } from './record-claim.ts'
export { sendAgain } from './send-again.ts'
export { sendLostAgain } from './send-lost-again.ts'
