import { timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { challenges, sessions } from '#database/schema/index.ts'
import { MAX_CODE_ATTEMPTS } from '#shared/accounts/challenge.ts'
import { findPerson, lockUser, signOutUser, storePassword, voidPasswordLinks } from '../accounts/index.ts'
import { recordAudit, recordSecurityEvent } from '#domain/base/audit/index.ts'
import { mergeCart } from '#domain/orders/cart/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { linkGuestOrders } from '#domain/orders/orders/index.ts'
import { refuseWrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { createSession } from './create-session.ts'
import { type ChallengeRow, findLiveChallenge, findUserOfChallenge, sealOfCode } from './internal.ts'
import { rememberDevice } from './known-devices.ts'
import type { FinishChallengeInput, FinishChallengeResult } from './schemas.ts'

/**
 * The second half: the mailed code starts a session, or sets the new password. A code works once, on the host and in
 * the browser where its challenge began; five wrong tries use it up.
 */
export async function finishChallenge(ctx: Ctx, input: FinishChallengeInput): Promise<FinishChallengeResult> {
  const { token, code } = input
  const userId = await inTransaction(asShop(ctx), (ctx) => findUserOfChallenge(ctx, token))
  const wrongHost = refuseWrongHost(ctx)
  if (wrongHost) return wrongHost
  const refused = userId && (await countTries(ctx, ['code', userId]))
  if (refused) {
    await recordSecurityEvent(asShop(ctx), { event: 'code.locked-out', userId })
    return refused
  }

  const result = await inTransaction(asShop(ctx), async (ctx): Promise<FinishChallengeResult | Kept> => {
    if (!userId) return { ok: false, reason: 'no_challenge' }
    await lockUser(ctx, { userId })
    const challenge = await findLiveChallenge(ctx, token)
    if (!challenge) return { ok: false, reason: 'challenge_expired' }
    if (challenge.host !== ctx.client.host) return { ok: false, reason: 'no_challenge' }
    if (challenge.attempts >= MAX_CODE_ATTEMPTS) return { ok: false, reason: 'code_expired' }
    const isThis = eq(challenges.id, challenge.id)
    if (!isRightCode(ctx, challenge, code)) {
      await ctx.db
        .update(challenges)
        .set({ attempts: sql`${challenges.attempts} + 1` })
        .where(isThis)
      return { kept: 'invalid_code' }
    }
    const { type, newPasswordHash } = challenge
    const end = () => ctx.db.delete(challenges).where(isThis)
    if (type === 'signin') {
      await end()
      return signIn(ctx, userId, input)
    }
    if (newPasswordHash === null) {
      // The challenge stays: without it, its page would lead on before anybody has read why.
      await ctx.db.update(challenges).set({ codeHash: null }).where(isThis)
      return { kept: 'missing_credentials' }
    }
    await end()
    return setNewPassword(ctx, { userId, newPasswordHash }, input)
  })
  const answer = 'kept' in result ? { ok: false as const, reason: result.kept } : result
  if (userId && !answer.ok && answer.reason !== 'missing_credentials') {
    await recordSecurityEvent(asShop(ctx), { event: 'code.refused', userId })
  }
  if (answer.ok && userId) await ctx.limits.forget(['code', userId])
  return answer
}

/** Not `{ ok: false }`, which would roll back what becomes of the code: a wrong one counts, a right one is used up. */
type Kept = { kept: 'invalid_code' | 'missing_credentials' }

function isRightCode(ctx: Ctx, { id, codeHash }: ChallengeRow, code: string): boolean {
  return codeHash !== null && timingSafeEqual(codeHash, sealOfCode(ctx, id, code))
}

async function signIn(
  ctx: ShopCtx,
  userId: string,
  { sessionId, deviceToken, cart, isInCheckout }: FinishChallengeInput,
): Promise<FinishChallengeResult> {
  const person = await findPerson(ctx, { userId })
  if (!person) return { ok: false, reason: 'no_challenge' }
  if (sessionId) await ctx.db.delete(sessions).where(eq(sessions.id, sessionId))
  // The code has just proved that the address is the user's, and so are the orders placed with it.
  await linkGuestOrders(ctx, { customerId: userId, provedEmail: person.email })
  await mergeCart(ctx, { customerId: userId, browser: cart, isInCheckout })
  const device = await rememberDevice(ctx, { userId, token: deviceToken })
  await recordSecurityEvent(ctx, { event: 'sign-in.succeeded', userId })
  return { ok: true, type: 'signin', person, device, session: await createSession(ctx, person) }
}

async function setNewPassword(
  ctx: ShopCtx,
  { userId, newPasswordHash }: { userId: string; newPasswordHash: string },
  { sessionId }: FinishChallengeInput,
): Promise<FinishChallengeResult> {
  await storePassword(ctx, { userId, passwordHash: newPasswordHash })
  const endedIds = await signOutUser(ctx, { userId })
  await voidPasswordLinks(ctx, { userId })
  await recordAudit(ctx, { actorId: userId, action: 'password.changed', subjectId: userId })
  await enqueueJob(ctx, { kind: 'send-password-changed', userId })
  const wasSignedInHere = sessionId !== undefined && endedIds.includes(sessionId)
  const person = wasSignedInHere ? await findPerson(ctx, { userId }) : undefined
  // The code has just proved that the browser is the owner's; all others are known no longer.
  const device = await rememberDevice(ctx, { userId, token: undefined })
  return { ok: true, type: 'password_change', device, session: person && (await createSession(ctx, person)) }
}
