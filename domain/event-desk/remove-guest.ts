import { eq } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { endSignUp, lockEvent, tellGuest } from '../event-sign-ups/index.ts'
import { namedInAudit } from './internal.ts'
import { policy } from './policy.ts'
import type { GuestInput } from './schemas.ts'

/**
 * Takes a guest off the list, who asked for it or whom nobody knows, and mails them; the seats go to those who wait. A
 * second time changes nothing.
 * @throws DomainError forbidden, not_found
 */
export async function removeGuest(ctx: Ctx, { id, signUpId }: GuestInput): Promise<void> {
  const actor = policy.removeGuest(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const event = await lockEvent(ctx, { id })
    const [signUp] = await ctx.db.select().from(eventSignUps).where(eq(eventSignUps.id, signUpId))
    if (signUp?.eventId !== id) throw new DomainError('not_found', 'sign_up')
    if (signUp.state === 'cancelled') return
    await endSignUp(ctx, { signUp, event })
    await tellGuest(ctx, { signUpIds: [signUpId], about: 'called_off' })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'event.guest-removed',
      subjectId: id,
      details: { ...namedInAudit(event), seats: String(signUp.seats) },
    })
  })
}
