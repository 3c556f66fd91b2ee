import { timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { challenges, customers, sessions, users } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { mergeCart } from '../cart/index.ts'
import type { BrowserCart } from '../cart/schemas.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { linkGuestOrders } from '../orders/index.ts'
import { refuseWrongHost } from '../accounts/hosts.ts'
import {
  type Challenge,
  endChallenges,
  findLiveChallenge,
  findUserOfChallenge,
  lockUser,
  personColumns,
  sealOfCode,
  takeTries,
} from '../accounts/internal.ts'
import { voidPasswordLinks } from '../accounts/password-link.ts'
import { type FinishChallengeResult, MAX_CODE_ATTEMPTS, type Person } from '../accounts/schemas.ts'
import { createSession } from './session-life.ts'

type Browser = {
  /** The session that asks, where there is one: the new one takes its place. */
  sessionId?: string | undefined
  cart: BrowserCart
  /** There the cart on the screen is the one that is bought; elsewhere it joins the account's. */
  isInCheckout: boolean
}

/**
 * The second half: the mailed code makes a session, or sets the new password. A code counts once, on the host and in
 * the browser where its challenge was begun; five wrong ones use it up.
 */
export async function finishChallenge(
  ctx: Ctx,
  token: string,
  code: string,
  browser: Browser,
): Promise<FinishChallengeResult> {
  const userId = await inTransaction(asShop(ctx), (ctx) => findUserOfChallenge(ctx, token))
  const refused = refuseWrongHost(ctx) ?? (userId && (await takeTries(ctx, ['code', userId])))
  if (refused) return refused

  const result = await inTransaction(asShop(ctx), async (ctx): Promise<FinishChallengeResult | Failed> => {
    if (!userId) return { ok: false, reason: 'no_challenge' }
    await lockUser(ctx, userId)
    const challenge = await findLiveChallenge(ctx, token)
    if (!challenge) return { ok: false, reason: 'challenge_expired' }
    if (challenge.host !== ctx.client.host) return { ok: false, reason: 'no_challenge' }
    if (challenge.attempts >= MAX_CODE_ATTEMPTS) return { ok: false, reason: 'code_expired' }
    if (!isRight(ctx, challenge, code)) {
      await ctx.db
        .update(challenges)
        .set({ attempts: sql`${challenges.attempts} + 1` })
        .where(eq(challenges.id, challenge.id))
      return { failed: true }
    }
    await ctx.db.delete(challenges).where(eq(challenges.id, challenge.id))
    return challenge.type === 'signin'
      ? signIn(ctx, challenge.userId, browser)
      : setNewPassword(ctx, challenge, browser)
  })
  if ('failed' in result) return { ok: false, reason: 'invalid_code' }
  if (result.ok && userId) await ctx.limits.forget('code', userId)
  return result
}

/** A wrong code: not `{ ok: false }`, because its count must be kept. */
type Failed = { failed: true }

function isRight(ctx: Ctx, { id, codeHash }: Challenge, code: string): boolean {
  return codeHash !== null && timingSafeEqual(codeHash, sealOfCode(ctx, id, code))
}

async function findPerson(ctx: Ctx, userId: string): Promise<Person | undefined> {
  const [person] = await ctx.db
    .select(personColumns)
    .from(users)
    .innerJoin(customers, eq(customers.id, users.id))
    .where(eq(users.id, userId))
  return person
}

async function signIn(
  ctx: Ctx,
  userId: string,
  { sessionId, cart, isInCheckout }: Browser,
): Promise<FinishChallengeResult> {
  const person = await findPerson(ctx, userId)
  if (!person) return { ok: false, reason: 'no_challenge' }
  if (sessionId) await ctx.db.delete(sessions).where(eq(sessions.id, sessionId))
  // The code has just proved the address, so what was ordered with it is theirs.
  await linkGuestOrders(ctx, userId, person.email)
  await mergeCart(ctx, userId, cart, isInCheckout)
  return { ok: true, type: 'signin', person, session: await createSession(ctx, person) }
}

async function setNewPassword(
  ctx: Ctx,
  { userId, newPasswordHash }: Challenge,
  { sessionId }: Browser,
): Promise<FinishChallengeResult> {
  await ctx.db.update(users).set({ passwordHash: newPasswordHash }).where(eq(users.id, userId))
  const ended = await ctx.db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  await endChallenges(ctx, eq(challenges.userId, userId))
  await voidPasswordLinks(ctx, userId)
  await recordAudit(ctx, { actorId: userId, action: 'password.changed', subjectId: userId })
  await enqueueJob(ctx, 'send-password-changed', { userId })
  const wasHere = ended.some(({ id }) => id === sessionId)
  const person = wasHere ? await findPerson(ctx, userId) : undefined
  return { ok: true, type: 'password_change', session: person && (await createSession(ctx, person)) }
}
