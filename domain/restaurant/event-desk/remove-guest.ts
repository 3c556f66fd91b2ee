import { eq } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { endSignUp, lockSignUp, tellGuest } from '../event-sign-ups/index.ts'
import { namedInAudit } from './internal.ts'
import { policy } from './policy.ts'
import type { GuestInput } from './schemas.ts'

/**
 * Takes a guest off the list, who asked for it or whom nobody knows, and mails them if they have confirmed their address; the
 * seats go to those who wait. A second time changes nothing.
 * @throws DomainError forbidden, not_found
 */
export async function removeGuest(ctx: Ctx, { id, signUpId }: GuestInput): Promise<void> {
  const { id: actorId } = policy.removeGuest(ctx)
  await inTransaction(asShop(ctx), (ctx) => removeFromGuestList(ctx, { signUpId, eventId: id, actorId }))
}

type RemoveFromGuestListInput = { signUpId: string; eventId?: string; actorId: string }

/**
 * The same within the caller's transaction.
 * @returns whether they were on the list
 */
export async function removeFromGuestList(
  ctx: ShopCtx,
  { signUpId, eventId, actorId }: RemoveFromGuestListInput,
): Promise<boolean> {
  const { signUp, event } = await lockSignUp(ctx, { id: signUpId })
  if (eventId !== undefined && event.id !== eventId) throw new DomainError('not_found', 'sign_up')
  if (signUp.state === 'cancelled') return false
  await endSignUp(ctx, { signUp, event })
  if (signUp.heldUntil === null) await tellGuest(ctx, { signUpIds: [signUpId], about: 'called_off' })
  // Nobody is told what they may not have asked for; and the link that they were mailed gives no seats any more.
  else await ctx.db.update(eventSignUps).set({ heldUntil: null }).where(eq(eventSignUps.id, signUpId))
  await recordAudit(ctx, {
    actorId,
    action: 'event.guest-removed',
    subjectId: event.id,
    details: { ...namedInAudit(event), seats: String(signUp.seats) },
  })
  return true
}
