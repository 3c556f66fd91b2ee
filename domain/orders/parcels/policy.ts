import { requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for lost parcels. What `sendAgain` sends, its caller has decided. */
export const policy = {
  closeClaim: requireStaff,
  listClaims: requireStaff,
  readParcels: requireStaff,
  recordClaim: requireStaff,
  sendLostAgain: requireStaff,
}
