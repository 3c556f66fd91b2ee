import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { challenges, customers, userRoles, users } from '#database/schema/index.ts'
import type { LimitName } from '#adapters/rate-limits/rate-limits.ts'
import type { Ctx } from '../context.ts'
import {
  CHALLENGE_MINUTES,
  type ChallengeType,
  type CodeWait,
  type PendingChallenge,
  type Person,
  RESEND_SECONDS,
  type Wait,
} from './schemas.ts'
import { enqueueJob } from '../jobs/index.ts'

const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** 32 random bytes, as they travel. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: nobody guesses 32 random bytes. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What is kept of a code. A million codes are soon hashed, so this takes the shop's secret. */
export function sealOfCode(ctx: Ctx, challengeId: string, code: string): Buffer {
  return Buffer.from(ctx.seal(`code ${challengeId} ${code}`), 'base64url')
}

export function after(ctx: Ctx, milliseconds: number): Date {
  return new Date(ctx.now().getTime() + milliseconds)
}

/**
 * Counts one try against each limit, up to the first that refuses it: what one limit turns away does not use up the
 * next. Never inside a transaction.
 */
export async function takeTries(
  ctx: Ctx,
  ...tries: [name: LimitName, key: string][]
): Promise<({ ok: false } & Wait) | undefined> {
  for (const [name, key] of tries) {
    const seconds = await ctx.limits.take(name, key)
    if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  }
  return undefined
}

export type Challenge = typeof challenges.$inferSelect

/** Whatever ends or begins something for a user does so one after another: locks in one order cannot meet crosswise. */
export async function lockUser(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.execute(sql`select from users where id = ${userId} for no key update`)
}

/** Whose challenge a cookie's token is of, even when it is over. */
export async function findUserOfChallenge(ctx: Ctx, token: string): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(eq(challenges.tokenHash, digestOf(token)))
  return found?.userId
}

/** The challenge behind a cookie's token, while it lives, with its user's address. */
export async function findLiveChallenge(
  ctx: Ctx,
  token: string,
): Promise<(Challenge & { email: string }) | undefined> {
  const [found] = await ctx.db
    .select({ challenge: challenges, email: users.email })
    .from(challenges)
    .innerJoin(users, eq(users.id, challenges.userId))
    .where(and(eq(challenges.tokenHash, digestOf(token)), gt(challenges.expiresAt, ctx.now())))
    .for('update', { of: challenges })
  return found && { ...found.challenge, email: found.email }
}

/** Begins a sign-in or a password change: writes the challenge and has a code mailed. */
export async function openChallenge(
  ctx: Ctx,
  user: { id: string; email: string },
  type: ChallengeType,
  newPasswordHash: string | null = null,
): Promise<{ ok: true; token: string; pending: PendingChallenge } | ({ ok: false } & CodeWait)> {
  const seconds = await secondsUntilNextCode(ctx, user.id)
  if (seconds > 0) return { ok: false, reason: 'code_wait', seconds }

  const now = ctx.now()
  const token = newToken()
  const [challenge] = await ctx.db
    .insert(challenges)
    .values({
      tokenHash: digestOf(token),
      userId: user.id,
      type,
      host: ctx.client.host,
      requestedAt: now,
      newPasswordHash,
      createdAt: now,
      expiresAt: after(ctx, CHALLENGE_MINUTES * MINUTE),
    })
    .returning()
  if (!challenge) throw new Error('the challenge was not written')
  await enqueueJob(ctx, 'send-code', { challengeId: challenge.id })
  return { ok: true, token, pending: toPending({ ...challenge, email: user.email }) }
}

/** They stay for a while as what they were: requests for a code, of which there is one in 30 seconds. */
export async function endChallenges(ctx: Ctx, which: SQL): Promise<void> {
  await ctx.db
    .update(challenges)
    .set({ expiresAt: ctx.now(), codeHash: null, newPasswordHash: null })
    .where(which)
}

export function toPending(challenge: Challenge & { email: string }): PendingChallenge {
  return {
    challengeId: challenge.id,
    userId: challenge.userId,
    email: challenge.email,
    type: challenge.type,
    timestamp: challenge.createdAt.getTime(),
    resendAt: challenge.requestedAt.getTime() + RESEND_SECONDS * SECOND,
  }
}

/** How long an account has to wait for its next code; until the transaction ends, nobody else asks for it. */
export async function secondsUntilNextCode(ctx: Ctx, userId: string): Promise<number> {
  await lockUser(ctx, userId)
  const [last] = await ctx.db
    .select({ at: sql<string | null>`max(${challenges.requestedAt})` })
    .from(challenges)
    .where(eq(challenges.userId, userId))
  if (!last?.at) return 0
  const next = new Date(last.at).getTime() + RESEND_SECONDS * SECOND
  return Math.max(0, Math.ceil((next - ctx.now().getTime()) / SECOND))
}

/** What pages know of a user. */
export const personColumns = {
  id: users.id,
  email: users.email,
  locale: users.locale,
  firstName: customers.firstName,
  roles: sql<Person['roles']>`array(
    select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1
  )`,
}
