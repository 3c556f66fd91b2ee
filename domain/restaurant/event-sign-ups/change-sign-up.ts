import { eq } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import { takesSignUps } from '#shared/restaurant/event-states.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { phaseOf } from '../events/index.ts'
import { checkSeats, lockGuestOf } from '../guests/index.ts'
import { lockSignUp } from './lock-sign-up.ts'
import { promoteWaiting } from './promote-waiting.ts'
import type { ChangeSignUpInput, ChangeSignUpResult } from './schemas.ts'
import { idOfKey } from './sign-up-key.ts'
import { takeSeats } from './internal.ts'
import { tell } from './tell-guests.ts'

/**
 * Changes seats, phone number and wishes of a sign-up, for anyone who has its key. Who waits keeps their place; seats that
 * are given back go to those who wait.
 * @throws DomainError not_found
 */
export async function changeSignUp(ctx: Ctx, input: ChangeSignUpInput): Promise<ChangeSignUpResult> {
  const id = idOfKey(ctx, input)
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeSignUpResult> => {
    const keys = await lockGuestOf(ctx, { of: 'sign_up', id })
    const { signUp, event } = await lockSignUp(ctx, { id })
    const phase = phaseOf(event, ctx.now())
    if (!takesSignUps(phase)) return { ok: false, reason: phase }
    if (signUp.state === 'cancelled') return { ok: false, reason: 'called_off' }
    const after = { seats: input.seats, phone: input.phone ?? null, wishes: input.wishes ?? null }
    const isSame =
      after.seats === signUp.seats && after.phone === signUp.phone && after.wishes === signUp.wishes
    if (isSame) return { ok: true }
    const more = signUp.state === 'booked' ? after.seats - signUp.seats : 0
    const left = event.seats - event.seatsTaken
    if (more > left) return { ok: false, reason: 'too_few_seats', left: left + signUp.seats }
    if (after.seats > signUp.seats) {
      const wanted = { seats: after.seats, isProved: signUp.heldUntil === null }
      const refusal = await checkSeats(ctx, { keys, event, wanted, without: id })
      if (refusal) return refusal
    }
    await ctx.db.update(eventSignUps).set(after).where(eq(eventSignUps.id, id))
    if (after.seats !== signUp.seats) await tell(ctx, { signUpIds: [id], about: 'changed' })
    await promoteWaiting(ctx, { event: more === 0 ? event : await takeSeats(ctx, { event, seats: more }) })
    return { ok: true }
  })
}
