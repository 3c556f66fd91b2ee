import { lockUser, signOutUser } from '../accounts/index.ts'
import { recordSecurityEvent } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Ends all sessions of the actor, the current one included, and all challenges.
 * @throws DomainError forbidden
 */
export async function signOutEverywhere(ctx: Ctx): Promise<void> {
  const { id: userId } = policy.signOutEverywhere(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockUser(ctx, { userId })
    await signOutUser(ctx, { userId })
    await recordSecurityEvent(ctx, { event: 'signed-out-everywhere', userId })
  })
}
