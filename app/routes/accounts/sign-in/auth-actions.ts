import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { challengeCookie, challengeToken } from '#app/request/accounts/challenge.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { cancelChallenge } from '#domain/accounts/sign-in/index.ts'
import { authPage, nextOf } from './auth-path.ts'
import { codeAction } from './code-action.ts'
import { forgotAction } from './forgot-action.ts'
import { resendAction } from './resend-action.ts'
import { resetAction } from './reset-action.ts'
import { signInAction } from './sign-in-action.ts'
import { signUpAction } from './sign-up-action.ts'

/** The actions of this page's forms. */
export const AUTH_ACTIONS: FormActions<AuthReply> = {
  'sign-in': signInAction,
  'sign-up': signUpAction,
  forgot: forgotAction,
  reset: resetAction,
  code: codeAction,
  resend: resendAction,
  cancel: cancelAction,
}

/** Gives up a sign-in or a password change; a signed-in customer is led on from the page itself. */
async function cancelAction({ request, url, context }: FormRequest) {
  const token = challengeToken(request, context)
  if (token) await runVerb(context, (ctx) => cancelChallenge(ctx, { token }))
  return leadTo(context, authPage(nextOf(url)), { cookies: [challengeCookie(context, '')], by: 'replace' })
}
