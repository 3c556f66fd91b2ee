import { runVerb } from '#app/request/run-verb.ts'
import { requestPasswordReset } from '#domain/passwords/index.ts'
import { emailInput } from '#domain/accounts/schemas.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { answer } from './answer.ts'
import type { AuthRequest } from './auth-request.ts'

/** Has a link for a new password mailed. The answer is the same whether there is such an account or not. */
export async function forgotAction({ context, form }: AuthRequest) {
  const values = { email: form.get('email') ?? '' }
  const input = emailInput.safeParse(values)
  if (!input.success) return answer('forgot', { values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => requestPasswordReset(ctx, input.data))
  return answer('forgot', { values, ...(result.ok ? { done: 'reset-sent' } : { problem: result }) })
}
