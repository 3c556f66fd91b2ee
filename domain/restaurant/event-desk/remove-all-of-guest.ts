import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findPartiesOfGuest } from '../guests/index.ts'
import { policy } from './policy.ts'
import { removeFromGuestList } from './remove-guest.ts'
import type { GuestInput } from './schemas.ts'

/**
 * Takes a guest off the list of an event, and all other sign-ups to come of the same one, by account, contact or network
 * address, off theirs. Each as `removeGuest` does.
 * @returns how many sign-ups
 * @throws DomainError forbidden, not_found
 */
export async function removeAllOfGuest(ctx: Ctx, { id, signUpId }: GuestInput): Promise<{ removed: number }> {
  const { id: actorId } = policy.removeAllOfGuest(ctx)
  const { signUpIds } = await inTransaction(asShop(ctx), (ctx) => findPartiesOfGuest(ctx, { signUpId }))
  let removed = 0
  // One per transaction: several would lock their events in no common order.
  for (const one of new Set([signUpId, ...signUpIds])) {
    const of = { signUpId: one, actorId, ...(one === signUpId && { eventId: id }) }
    if (await inTransaction(asShop(ctx), (ctx) => removeFromGuestList(ctx, of))) removed += 1
  }
  return { removed }
}
