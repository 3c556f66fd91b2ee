import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { localeContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { signUp } from '#domain/accounts/accounts/index.ts'
import { signUpInput } from '#domain/accounts/accounts/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { atPassword } from './at-password.ts'
import { leadToVerification } from './lead-to-verification.ts'

/** A new account; the way leads to the confirmation of its address. */
export async function signUpAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email', 'firstName', 'lastName'])
  const password = form.get('password')
  const input = signUpInput.safeParse({ ...values, password, language: context.get(localeContext) })
  if (!input.success) {
    return answer<AuthReply>({ intent, values, ...atPassword(toFieldErrors(input.error), password) })
  }
  const result = await runVerb(context, (ctx) => signUp(ctx, input.data))
  if (result.ok) return leadToVerification(context, input.data.email, 'account-created')
  return answer<AuthReply>({ intent, values, refusal: result })
}
