import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { requestPasswordReset } from '#domain/accounts/passwords/index.ts'
import { emailInput } from '#domain/accounts/accounts/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

/** Has a link for a new password mailed. The answer is the same whether there is such an account or not. */
export async function forgotAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email'])
  const input = emailInput.safeParse(values)
  if (!input.success) {
    const errors = toFieldErrors(input.error)
    return errors['email'] === 'required'
      ? answer<AuthReply>({ intent, values, refusal: { reason: 'no_address' } })
      : answer<AuthReply>({ intent, values, errors })
  }
  const result = await runVerb(context, (ctx) => requestPasswordReset(ctx, input.data))
  if (result.ok) return answer<AuthReply>({ intent, values, done: 'reset-sent' })
  return answer<AuthReply>({ intent, values, refusal: result })
}
