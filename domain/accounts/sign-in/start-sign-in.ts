import { eq } from 'drizzle-orm'
import type { Try } from '#adapters/rate-limits/rate-limits.ts'
import { users } from '#database/schema/index.ts'
import { lockUser } from '../accounts/index.ts'
import { recordSecurityEvent } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { isPassword } from '#domain/kernel/hash-password.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { refuseWrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import { findLiveChallenge, toChallenge } from './internal.ts'
import { findKnownDevice } from './known-devices.ts'
import { openChallenge } from './open-challenge.ts'
import type { StartSignInInput, StartSignInResult } from './schemas.ts'

/**
 * The first half of signing in: checks the password, begins a challenge and has its code mailed. The session begins
 * only with that code. An unknown address and a wrong password get the same answer, in the same time.
 * @throws DomainError `unavailable` while too many passwords wait to be compared
 */
export async function startSignIn(ctx: Ctx, input: StartSignInInput): Promise<StartSignInResult> {
  const { email, password, challengeToken, deviceToken } = input
  const wrongHost = refuseWrongHost(ctx)
  if (wrongHost) return wrongHost
  const tries = await triesOf(ctx, email, deviceToken)
  const refused = await countTries(ctx, ...tries)

  const [user] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({
        id: users.id,
        email: users.email,
        passwordHash: users.passwordHash,
        emailConfirmedAt: users.emailConfirmedAt,
      })
      .from(users)
      .where(eq(users.email, email)),
  )
  if (refused) {
    await recordSecurityEvent(asShop(ctx), { event: 'sign-in.locked-out', userId: user?.id })
    return refused
  }
  const isRight = await isPassword(ctx, user?.passwordHash, password)
  if (!user || !isRight) {
    await recordSecurityEvent(asShop(ctx), { event: 'sign-in.failed', userId: user?.id })
    return { ok: false, reason: 'invalid_credentials' }
  }
  await ctx.limits.forget(...tries)

  if (!user.emailConfirmedAt) {
    // If codes are requested too often, the last mail has to do.
    if (!(await countTries(ctx, ['mail', `verify ${email}`], ['mails_per_hour', `verify ${email}`]))) {
      await inTransaction(asShop(ctx), (ctx) =>
        enqueueJob(ctx, { kind: 'send-verification', userId: user.id }),
      )
    }
    return { ok: false, reason: 'email_unverified' }
  }
  return inTransaction(asShop(ctx), async (ctx): Promise<StartSignInResult> => {
    const { isLockedOut } = await lockUser(ctx, { userId: user.id })
    if (isLockedOut) return { ok: false, reason: 'account_locked' }
    const current = challengeToken ? await findLiveChallenge(ctx, challengeToken) : undefined
    if (challengeToken && current?.userId === user.id && current.type === 'signin') {
      return { ok: true, token: challengeToken, challenge: toChallenge(current) }
    }
    return openChallenge(ctx, { user, type: 'signin' })
  })
}

/**
 * Lists the tries that a wrong password counts against. A browser that is known to the account has tries of its
 * own: what strangers use up elsewhere does not keep its owner out, and what they steal with it is worth no more than
 * these tries.
 */
async function triesOf(ctx: Ctx, email: string, deviceToken: string | undefined): Promise<Try[]> {
  const device =
    deviceToken &&
    (await inTransaction(asShop(ctx), (ctx) => findKnownDevice(ctx, { token: deviceToken, email })))
  return device
    ? [['sign_in', `device ${device.id}`]]
    : [...bySender(ctx, 'sign_in', email), ['sign_in_anywhere', email]]
}
