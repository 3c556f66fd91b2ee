import { randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { challenges } from '#database/schema/index.ts'
import type { ChallengeType } from '#shared/accounts/challenge.ts'
import { type Addressee, findAddressee } from '../accounts/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { sealOfCode } from './internal.ts'

/**
 * Makes the code that is about to be mailed; the previous one stops working.
 * @returns undefined if the challenge is over
 */
export async function issueCode(
  ctx: ShopCtx,
  { challengeId }: { challengeId: string },
): Promise<(Addressee & { code: string; type: ChallengeType }) | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return inTransaction(ctx, async (ctx) => {
    const [challenge] = await ctx.db
      .update(challenges)
      .set({ codeHash: sealOfCode(ctx, challengeId, code), attempts: 0 })
      .where(and(eq(challenges.id, challengeId), gt(challenges.expiresAt, ctx.now())))
      .returning({ userId: challenges.userId, type: challenges.type })
    const addressee = challenge && (await findAddressee(ctx, { userId: challenge.userId }))
    return addressee && { ...addressee, code, type: challenge.type }
  })
}
