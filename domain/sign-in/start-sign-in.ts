import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { refuseWrongHost } from '../accounts/hosts.ts'
import { findLiveChallenge, lockUser, openChallenge, takeTries, toPending } from '../accounts/internal.ts'
import { isPassword } from '../accounts/passwords.ts'
import type { SignInInput, StartSignInResult } from '../accounts/schemas.ts'

/**
 * The first half of signing in: checks the password, begins a challenge and has its code mailed. There is no session
 * before that code. An unknown address and a wrong password are answered alike, in the same time.
 * @param browserToken of the challenge that this browser is in: asking again goes on with it, without another mail
 */
export async function startSignIn(
  ctx: Ctx,
  input: SignInInput,
  browserToken?: string,
): Promise<StartSignInResult> {
  const { email, password } = input
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
    // Asked for too often, the mail of before has to do.
    if (!(await takeTries(ctx, ['mail', `verify ${email}`], ['mails_per_hour', `verify ${email}`]))) {
      await inTransaction(asShop(ctx), (ctx) => enqueueJob(ctx, 'send-verification', { userId: user.id }))
    }
    return { ok: false, reason: 'email_unverified' }
  }
  return inTransaction(asShop(ctx), async (ctx): Promise<StartSignInResult> => {
    await lockUser(ctx, user.id)
    const current = browserToken ? await findLiveChallenge(ctx, browserToken) : undefined
    if (browserToken && current?.userId === user.id && current.type === 'signin') {
      return { ok: true, token: browserToken, pending: toPending(current) }
    }
    return openChallenge(ctx, user, 'signin')
  })
}
