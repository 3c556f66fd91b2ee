import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { recordSecurityEvent } from './record-security-event.ts'

/** Records that somebody who is signed in asked for what they may not do. Visitors are not recorded. */
export async function recordRefusedAccess(ctx: Ctx): Promise<void> {
  const actor = policy.recordRefusedAccess(ctx)
  if ('id' in actor) await recordSecurityEvent(asShop(ctx), { event: 'access.refused', userId: actor.id })
}
