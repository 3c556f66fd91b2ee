import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { answer } from '#app/request/answer.ts'
import { deviceCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { endedLink, mailedLink } from '#app/request/accounts/mailed-link.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { setPassword } from '#domain/accounts/passwords/index.ts'
import { setPasswordInput } from '#domain/accounts/passwords/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { atPassword } from './at-password.ts'

/** A new password by a mailed link; the way leads to the sign-in. */
export async function resetAction({ request, context, intent, form }: FormRequest) {
  const password = form.get('password')
  const token = mailedLink(request, context, 'password_link')
  const ended = endedLink(context, 'password_link')
  const input = setPasswordInput.safeParse({ token, password })
  if (!input.success) {
    const { token: badToken, ...errors } = toFieldErrors(input.error)
    if (badToken) return answer<AuthReply>({ intent, refusal: { reason: 'invalid_link' } })
    return answer<AuthReply>({ intent, ...atPassword(errors, password) })
  }
  const result = await runVerb(context, (ctx) => setPassword(ctx, input.data))
  if (result.ok) {
    const cookies = [deviceCookie(context, result.device), ended]
    return leadTo(context, '/auth', { notice: 'password-set', cookies, by: 'replace' })
  }
  const isOver = result.reason === 'invalid_link'
  return answer<AuthReply>({ intent, refusal: result }, isOver ? { headers: { 'set-cookie': ended } } : {})
}
