import { challengeToken } from '#app/request/challenge.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { resendCode } from '#domain/sign-in/index.ts'
import { answer } from './answer.ts'
import type { AuthRequest } from './auth-request.ts'

/** Has another code mailed. */
export async function resendAction({ request, context }: AuthRequest) {
  const token = challengeToken(request, context)
  if (!token) return answer('resend', { problem: { reason: 'no_challenge' } })
  const result = await runVerb(context, (ctx) => resendCode(ctx, { token }))
  return answer('resend', result.ok ? { done: 'code-sent' } : { problem: result })
}
