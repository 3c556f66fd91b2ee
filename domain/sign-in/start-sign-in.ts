import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { lockUser } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { isPassword } from '../hash-password.ts'
import { enqueueJob } from '../jobs/index.ts'
import { refuseWrongHost } from '../refuse-wrong-host.ts'
import { takeTries } from '../take-tries.ts'
import { findLiveChallenge, toChallenge } from './internal.ts'
import { openChallenge } from './open-challenge.ts'
import type { StartSignInInput, StartSignInResult } from './schemas.ts'

/**
 * The first half of signing in: checks the password, begins a challenge and has its code mailed. The session begins
 * only with that code. An unknown address and a wrong password get the same answer, in the same time.
 * @throws DomainError `unavailable` while too many passwords wait to be compared
 */
export async function startSignIn(ctx: Ctx, input: StartSignInInput): Promise<StartSignInResult> {
  const { email, password, challengeToken } = input
  const here = `${email} ${ctx.client.address}`
  const refused =
    refuseWrongHost(ctx) ?? (await takeTries(ctx, ['sign_in', here], ['sign_in_anywhere', email]))
  if (refused) return refused

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
  const isRight = await isPassword(ctx, user?.passwordHash, password)
  if (!user || !isRight) return { ok: false, reason: 'invalid_credentials' }
  await ctx.limits.forget('sign_in', here)
  await ctx.limits.forget('sign_in_anywhere', email)

  if (!user.emailConfirmedAt) {
    // If codes are requested too often, the last mail has to do.
    if (!(await takeTries(ctx, ['mail', `verify ${email}`], ['mails_per_hour', `verify ${email}`]))) {
      await inTransaction(asShop(ctx), (ctx) =>
        enqueueJob(ctx, { kind: 'send-verification', userId: user.id }),
      )
    }
    return { ok: false, reason: 'email_unverified' }
  }
  return inTransaction(asShop(ctx), async (ctx): Promise<StartSignInResult> => {
    await lockUser(ctx, { userId: user.id })
    const current = challengeToken ? await findLiveChallenge(ctx, challengeToken) : undefined
    if (challengeToken && current?.userId === user.id && current.type === 'signin') {
      return { ok: true, token: challengeToken, challenge: toChallenge(current) }
    }
    return openChallenge(ctx, { user, type: 'signin' })
  })
}
