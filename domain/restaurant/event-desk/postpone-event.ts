import type { Ctx } from '#domain/kernel/context.ts'
import { callOff } from './call-off.ts'
import { policy } from './policy.ts'
import type { CallOffInput, CallOffResult } from './schemas.ts'

/**
 * Postpones an event until its next date is known: a new date (`updateEvent`), or the same after all (`publishEvent`). Guests
 * keep what they have and are mailed why, each once. Meanwhile sign-up is closed, and seats can be given back.
 * @throws DomainError forbidden, not_found
 */
export async function postponeEvent(ctx: Ctx, input: CallOffInput): Promise<CallOffResult> {
  const { id: actorId } = policy.postponeEvent(ctx)
  return callOff(ctx, { ...input, to: 'postponed', actorId })
}
