import { eq } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import { takesSignUps } from '#shared/restaurant/event-states.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { phaseOf } from '../events/index.ts'
import { checkSeats, lockGuestOf } from '../guests/index.ts'
import { findKnown, takeSeats } from './internal.ts'
import { lockSignUp } from './lock-sign-up.ts'
import type { ConfirmSignUpResult, SignUpKey } from './schemas.ts'
import { idOfKey } from './sign-up-key.ts'
import { tell } from './tell-guests.ts'

/**
 * Keeps the seats of a sign-up, or its place on the waitlist, for the holder of the key in its mail: it proves that the address
 * is theirs. Who comes too late gets seats if some are left, else waits. A second time changes nothing.
 * @throws DomainError not_found
 */
export async function confirmSignUp(ctx: Ctx, { key }: SignUpKey): Promise<ConfirmSignUpResult> {
  const id = idOfKey(ctx, { key })
  return inTransaction(asShop(ctx), async (ctx): Promise<ConfirmSignUpResult> => {
    const keys = await lockGuestOf(ctx, { of: 'sign_up', id })
    const { signUp, event } = await lockSignUp(ctx, { id })
    const { seats, heldUntil, email } = signUp
    if (heldUntil === null) return { ok: true }
    const phase = phaseOf(event, ctx.now())
    if (!takesSignUps(phase)) return { ok: false, reason: phase }
    if (await findKnown(ctx, event, email)) return { ok: false, reason: 'known' }
    const wanted = { seats, isProved: true, wereCounted: true }
    const refusal = await checkSeats(ctx, { keys, event, wanted, without: id })
    if (refusal) return refusal
    const areLeft = seats <= event.seats - event.seatsTaken
    const state = signUp.state === 'cancelled' ? (areLeft ? 'booked' : 'waiting') : signUp.state
    if (signUp.state === 'cancelled' && areLeft) await takeSeats(ctx, { event, seats })
    await ctx.db
      .update(eventSignUps)
      .set({ state, heldUntil: null, cancelledAt: null })
      .where(eq(eventSignUps.id, id))
    await tell(ctx, { signUpIds: [id], about: state })
    return { ok: true }
  })
}
