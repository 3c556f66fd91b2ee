import { localeContext } from '#app/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { signUp } from '#domain/accounts/index.ts'
import { signUpInput } from '#domain/accounts/schemas.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { answer } from './answer.ts'
import type { AuthRequest } from './auth-request.ts'
import { leadToVerification } from './lead-to-verification.ts'
import { weakPassword } from './weak-password.ts'

/** A new account; the way leads to the confirmation of its address. */
export async function signUpAction({ context, form }: AuthRequest) {
  const values = {
    email: form.get('email') ?? '',
    firstName: form.get('firstName') ?? '',
    lastName: form.get('lastName') ?? '',
  }
  const password = form.get('password')
  const input = signUpInput.safeParse({ ...values, password, language: context.get(localeContext) })
  if (!input.success) {
    const errors = toFieldErrors(input.error)
    return answer('sign-up', { values, errors, ...weakPassword(errors, password) })
  }
  const result = await runVerb(context, (ctx) => signUp(ctx, input.data))
  if (result.ok) return leadToVerification(context, input.data.email, 'account-created')
  return answer('sign-up', { values, problem: result })
}
