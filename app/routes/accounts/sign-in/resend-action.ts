import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { answer } from '#app/request/answer.ts'
import { challengeToken } from '#app/request/accounts/challenge.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { resendCode } from '#domain/accounts/sign-in/index.ts'

/** Has another code mailed. */
export async function resendAction({ request, context, intent }: FormRequest) {
  const token = challengeToken(request, context)
  if (!token) return answer<AuthReply>({ intent, refusal: { reason: 'no_challenge' } })
  const result = await runVerb(context, (ctx) => resendCode(ctx, { token }))
  if (result.ok) return answer<AuthReply>({ intent, done: 'code-sent' })
  return answer<AuthReply>({ intent, refusal: result })
}
