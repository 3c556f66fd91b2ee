import { isToCome } from '#shared/restaurant/event-states.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { phaseOf } from '../events/index.ts'
import { endSignUp } from './end-sign-up.ts'
import { lockSignUp } from './lock-sign-up.ts'
import type { CancelSignUpResult, SignUpKey } from './schemas.ts'
import { idOfKey } from './sign-up-key.ts'
import { tell } from './tell-guests.ts'

/**
 * Calls a sign-up off, for anyone who has its key, until the event begins. A second time changes nothing.
 * @throws DomainError not_found
 */
export async function cancelSignUp(ctx: Ctx, { key }: SignUpKey): Promise<CancelSignUpResult> {
  const id = idOfKey(ctx, { key })
  return inTransaction(asShop(ctx), async (ctx): Promise<CancelSignUpResult> => {
    const { signUp, event } = await lockSignUp(ctx, { id })
    if (signUp.state === 'cancelled') return { ok: true }
    const phase = phaseOf(event, ctx.now())
    if (!isToCome(phase)) return { ok: false, reason: phase }
    await endSignUp(ctx, { signUp, event })
    await tell(ctx, { signUpIds: [id], about: 'called_off' })
    return { ok: true }
  })
}
