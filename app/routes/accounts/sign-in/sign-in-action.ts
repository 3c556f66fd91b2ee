import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { deviceToken } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { challengeCookie, challengeToken } from '#app/request/accounts/challenge.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { startSignIn } from '#domain/accounts/sign-in/index.ts'
import { signInInput } from '#domain/accounts/sign-in/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { authPage, nextOf } from './auth-path.ts'
import { leadToVerification } from './lead-to-verification.ts'

/** Address and password; the way leads to the code, or to the confirmation of the address. */
export async function signInAction({ request, url, context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email'])
  const input = signInInput.safeParse({ ...values, password: form.get('password') })
  if (!input.success) return answer<AuthReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) =>
    startSignIn(ctx, {
      ...input.data,
      challengeToken: challengeToken(request, context),
      deviceToken: deviceToken(request, context),
    }),
  )
  if (result.ok) {
    const cookies = [challengeCookie(context, result.token)]
    return leadTo(context, authPage(nextOf(url)), { cookies, by: 'replace' })
  }
  switch (result.reason) {
    case 'email_unverified':
      return leadToVerification(context, input.data.email, 'verification-sent')
    case 'invalid_credentials':
    case 'account_locked':
      return answer<AuthReply>({ intent, values, refusal: { reason: result.reason } })
    default:
      return answer<AuthReply>({ intent, values, refusal: result })
  }
}
