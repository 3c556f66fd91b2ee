import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { challenges, users } from '#database/schema/index.ts'
import { RESEND_SECONDS } from '#shared/accounts/challenge.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'
import type { Challenge } from './schemas.ts'

export type ChallengeRow = typeof challenges.$inferSelect

/**
 * The stored form of a code. There are only a million codes, so a plain hash could be guessed; this one needs the
 * secret.
 */
export function sealOfCode(ctx: Ctx, challengeId: string, code: string): Buffer {
  return Buffer.from(ctx.seal(`code ${challengeId} ${code}`), 'base64url')
}

/** The user of the challenge with this token, even if it is over. */
export async function findUserOfChallenge(ctx: ShopCtx, token: string): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(eq(challenges.tokenHash, digestOf(token)))
  return found?.userId
}

/** The live challenge of a cookie's token, unless its user is locked, with its user's address; locked until the transaction ends. */
export async function findLiveChallenge(
  ctx: ShopCtx,
  token: string,
): Promise<(ChallengeRow & { email: string }) | undefined> {
  const [found] = await ctx.db
    .select({ challenge: challenges, email: users.email })
    .from(challenges)
    .innerJoin(users, eq(users.id, challenges.userId))
    .where(
      and(
        eq(challenges.tokenHash, digestOf(token)),
        gt(challenges.expiresAt, ctx.now()),
        isNull(users.lockedAt),
      ),
    )
    .for('update', { of: challenges })
  return found && { ...found.challenge, email: found.email }
}

export function toChallenge(row: ChallengeRow & { email: string }): Challenge {
  return {
    challengeId: row.id,
    userId: row.userId,
    email: row.email,
    type: row.type,
    timestamp: row.createdAt.getTime(),
    resendAt: row.requestedAt.getTime() + RESEND_SECONDS * SECOND,
  }
}

/** The seconds until an account may have its next code. Lock its user first, so that no other request gets one. */
export async function secondsUntilNextCode(ctx: ShopCtx, userId: string): Promise<number> {
  const [last] = await ctx.db
    .select({ at: sql<string | null>`max(${challenges.requestedAt})` })
    .from(challenges)
    .where(eq(challenges.userId, userId))
  if (!last?.at) return 0
  const next = new Date(last.at).getTime() + RESEND_SECONDS * SECOND
  return Math.max(0, Math.ceil((next - ctx.now().getTime()) / SECOND))
}
