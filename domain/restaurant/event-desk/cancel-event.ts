import type { Ctx } from '#domain/kernel/context.ts'
import { callOff } from './call-off.ts'
import { policy } from './policy.ts'
import type { CallOffInput, CallOffResult } from './schemas.ts'

/**
 * Cancels an event for good. Everybody who has seats or waits is mailed why, each once. Its page stays, and says so.
 * @throws DomainError forbidden, not_found
 */
export async function cancelEvent(ctx: Ctx, input: CallOffInput): Promise<CallOffResult> {
  const { id: actorId } = policy.cancelEvent(ctx)
  return callOff(ctx, { ...input, to: 'cancelled', actorId })
}
