import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findLiveChallenge, toChallenge } from './internal.ts'
import type { Challenge } from './schemas.ts'

/** The challenge of the browser whose cookie is `token`; undefined if there is none or it is over. */
export async function findChallenge(ctx: Ctx, { token }: { token: string }): Promise<Challenge | undefined> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const row = await findLiveChallenge(ctx, token)
    return row && toChallenge(row)
  })
}
