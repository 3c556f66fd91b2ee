import { challengeCookie, challengeToken } from '#app/request/challenge.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { startSignIn } from '#domain/sign-in/index.ts'
import { signInInput } from '#domain/sign-in/schemas.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { answer } from './answer.ts'
import { authPath, type AuthRequest, nextOf } from './auth-request.ts'
import { leadTo } from './lead-to.ts'
import { leadToVerification } from './lead-to-verification.ts'

/** Address and password; the way leads to the code, or to the confirmation of the address. */
export async function signInAction({ request, url, context, form }: AuthRequest) {
  const values = { email: form.get('email') ?? '' }
  const input = signInInput.safeParse({ ...values, password: form.get('password') })
  if (!input.success) return answer('sign-in', { values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) =>
    startSignIn(ctx, { ...input.data, challengeToken: challengeToken(request, context) }),
  )
  if (result.ok) {
    return leadTo(context, authPath(nextOf(url)), [challengeCookie(context, result.token)])
  }
  switch (result.reason) {
    case 'email_unverified':
      return leadToVerification(context, input.data.email, 'verification-sent')
    case 'wait':
    case 'code_wait':
      return answer('sign-in', { values, problem: result })
    default:
      return answer('sign-in', { values, problem: { reason: result.reason } })
  }
}
