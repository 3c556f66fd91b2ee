import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findPartiesOfGuest } from '../guests/index.ts'
import { removeFromWaitlist } from './end-wait.ts'
import { policy } from './policy.ts'
import type { ReleaseGuestInput, ReleaseGuestResult } from './schemas.ts'
import { putInState } from './set-reservation-state.ts'

/**
 * Cancels a reservation and all else that its guest has to come at the restaurant, by account, contact or network address:
 * tables and places on the waitlist. Each as if the team had cancelled it by itself, with its mail and its deposit back.
 * @throws DomainError forbidden, not_found
 */
export async function releaseGuest(ctx: Ctx, { id }: ReleaseGuestInput): Promise<ReleaseGuestResult> {
  const { id: actorId } = policy.releaseGuest(ctx)
  const { reservationIds, waitlistIds } = await inTransaction(asShop(ctx), (ctx) =>
    findPartiesOfGuest(ctx, { reservationId: id }),
  )
  let released = 0
  // One per transaction: several would lock days and orders in no common order. Those who wait first, so that the tables
  // of a guest are not offered to the same one.
  for (const id of waitlistIds) {
    if (await inTransaction(asShop(ctx), (ctx) => removeFromWaitlist(ctx, { id, actorId }))) released += 1
  }
  for (const one of new Set([id, ...reservationIds])) {
    const result = await inTransaction(asShop(ctx), (ctx) =>
      putInState(ctx, { id: one, status: 'cancelled', actorId }),
    )
    if (result.ok) released += 1
  }
  return released > 0 ? { ok: true, released } : { ok: false, reason: 'not_possible' }
}
