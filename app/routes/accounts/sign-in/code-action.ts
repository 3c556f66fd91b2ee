import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { serverContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { readBrowserCart } from '#app/request/orders/browser-cart.ts'
import { deviceCookie, deviceToken, sessionCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { challengeCookie, challengeToken } from '#app/request/accounts/challenge.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { finishChallenge } from '#domain/accounts/sign-in/index.ts'
import { codeInput } from '#domain/accounts/sign-in/schemas.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { nextOf } from './auth-path.ts'

/** The mailed code: signs in, or sets the new password, and leads to where the way began. */
export async function codeAction({ request, url, context, intent, form }: FormRequest) {
  const token = challengeToken(request, context)
  if (!token) return answer<AuthReply>({ intent, refusal: { reason: 'no_challenge' } })
  const input = codeInput.safeParse({ code: form.get('code') })
  if (!input.success) return answer<AuthReply>({ intent, errors: toFieldErrors(input.error) })

  const { session } = context.get(serverContext)
  const result = await runVerb(context, (ctx) =>
    finishChallenge(ctx, {
      token,
      code: input.data.code,
      sessionId: session?.id,
      deviceToken: deviceToken(request, context),
      cart: readBrowserCart(request, context),
      isInCheckout: /^\/checkout\b/.test(withoutLocale(nextOf(url))),
    }),
  )
  const ended = challengeCookie(context, '')
  if (result.ok) {
    return leadTo(context, nextOf(url, result.type), {
      cookies: [
        ...(result.session ? [sessionCookie(context, result.session)] : []),
        deviceCookie(context, result.device),
        ended,
      ],
      notice: result.type === 'signin' ? 'signed-in' : 'password-changed',
      by: 'replace',
    })
  }
  const isOver = result.reason === 'no_challenge' || result.reason === 'challenge_expired'
  return answer<AuthReply>({ intent, refusal: result }, isOver ? { headers: { 'set-cookie': ended } } : {})
}
