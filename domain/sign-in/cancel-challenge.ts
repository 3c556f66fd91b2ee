import { eq } from 'drizzle-orm'
import { challenges } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { digestOf, endChallenges } from '../accounts/internal.ts'

/** Ends what the browser that holds `token` is in the middle of. */
export async function cancelChallenge(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) => endChallenges(ctx, eq(challenges.tokenHash, digestOf(token))))
}
