import { asShop, type Ctx, inTransaction } from '../context.ts'
import { findLiveChallenge, toPending } from '../accounts/internal.ts'
import type { PendingChallenge } from '../accounts/schemas.ts'

/** What the browser that holds `token` is in the middle of; undefined when that is nothing, or over. */
export async function findPendingChallenge(ctx: Ctx, token: string): Promise<PendingChallenge | undefined> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const challenge = await findLiveChallenge(ctx, token)
    return challenge && toPending(challenge)
  })
}
