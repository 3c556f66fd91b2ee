import { randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { challenges } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { type Addressee, findAddressee } from '../accounts/find-addressee.ts'
import { sealOfCode } from '../accounts/internal.ts'
import type { ChallengeType } from '../accounts/schemas.ts'

/**
 * Makes the code that is about to be mailed; the one before it is void. A job's work.
 * @returns undefined when the challenge is over
 */
export async function issueCode(
  ctx: Ctx,
  challengeId: string,
): Promise<(Addressee & { code: string; type: ChallengeType }) | undefined> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return inTransaction(ctx, async (ctx) => {
    const [challenge] = await ctx.db
      .update(challenges)
      .set({ codeHash: sealOfCode(ctx, challengeId, code), attempts: 0 })
      .where(and(eq(challenges.id, challengeId), gt(challenges.expiresAt, ctx.now())))
      .returning({ userId: challenges.userId, type: challenges.type })
    const addressee = challenge && (await findAddressee(ctx, challenge.userId))
    return addressee && { ...addressee, code, type: challenge.type }
  })
}
