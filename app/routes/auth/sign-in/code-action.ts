import { serverContext } from '#app/context.ts'
import { readBrowserCart } from '#app/request/browser-cart.ts'
import { noticeCookie, sessionCookie } from '#app/request/cookies.ts'
import { challengeCookie, challengeToken } from '#app/request/challenge.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { finishChallenge } from '#domain/sign-in/index.ts'
import { codeInput } from '#domain/sign-in/schemas.ts'
import { withoutLocale } from '#shared/locale.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { answer } from './answer.ts'
import { type AuthRequest, nextOf } from './auth-request.ts'
import { leadTo } from './lead-to.ts'

/** The mailed code: signs in, or sets the new password, and leads to where the way began. */
export async function codeAction({ request, url, context, form }: AuthRequest) {
  const token = challengeToken(request, context)
  if (!token) return answer('code', { problem: { reason: 'no_challenge' } })
  const input = codeInput.safeParse({ code: form.get('code') })
  if (!input.success) return answer('code', { errors: toFieldErrors(input.error) })

  const { session } = context.get(serverContext)
  const result = await runVerb(context, (ctx) =>
    finishChallenge(ctx, {
      token,
      code: input.data.code,
      sessionId: session?.id,
      cart: readBrowserCart(request),
      isInCheckout: /^\/checkout\b/.test(withoutLocale(nextOf(url))),
    }),
  )
  const ended = challengeCookie(context, '')
  if (result.ok && result.type === 'signin') {
    const cookies = [sessionCookie(context, result.session), ended, noticeCookie('signed-in')]
    return leadTo(context, nextOf(url), cookies)
  }
  if (result.ok) {
    const cookies = result.session ? [sessionCookie(context, result.session)] : []
    return leadTo(context, nextOf(url, 'password_change'), [
      ...cookies,
      ended,
      noticeCookie('password-changed'),
    ])
  }
  const isOver = result.reason === 'no_challenge' || result.reason === 'challenge_expired'
  return answer('code', { problem: result }, isOver ? { 'set-cookie': ended } : {})
}
