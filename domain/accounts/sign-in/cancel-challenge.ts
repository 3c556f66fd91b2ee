import { eq } from 'drizzle-orm'
import { challenges } from '#database/schema/index.ts'
import { endChallenges } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'

/** Ends the challenge of the browser whose cookie is `token`. */
export async function cancelChallenge(ctx: Ctx, { token }: { token: string }): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) => endChallenges(ctx, eq(challenges.tokenHash, digestOf(token))))
}
