import { noticeCookie } from '#app/request/cookies.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { setPassword } from '#domain/passwords/index.ts'
import { setPasswordInput } from '#domain/passwords/schemas.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { answer } from './answer.ts'
import type { AuthRequest } from './auth-request.ts'
import { leadTo } from './lead-to.ts'
import { weakPassword } from './weak-password.ts'

/** A new password by a mailed link; the way leads to the sign-in. */
export async function resetAction({ url, context, form }: AuthRequest) {
  const password = form.get('password')
  const input = setPasswordInput.safeParse({ token: url.searchParams.get('token'), password })
  if (!input.success) {
    const { token: badToken, ...errors } = toFieldErrors(input.error)
    if (badToken) return answer('reset', { problem: { reason: 'invalid_link' } })
    return answer('reset', { errors, ...weakPassword(errors, password) })
  }
  const result = await runVerb(context, (ctx) => setPassword(ctx, input.data))
  if (result.ok) return leadTo(context, '/auth', [noticeCookie('password-set')])
  return answer('reset', { problem: result })
}
