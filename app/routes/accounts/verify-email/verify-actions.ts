import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { secretCookie } from '#app/request/cookies.ts'
import { endedLink, mailedLink } from '#app/request/accounts/mailed-link.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { resendVerification, verifyEmail } from '#domain/accounts/accounts/index.ts'
import { emailInput } from '#domain/accounts/accounts/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

/** The answer of this page to its forms. */
export type VerifyReply = FormReply<{ reason: 'invalid_link' | 'wait' }, 'confirmed' | 'resent'>

export const VERIFY_ACTIONS: FormActions<VerifyReply> = { confirm: confirmAction, resend: resendAction }

/** Confirms the address that the link was mailed to. */
async function confirmAction({ request, context, intent }: FormRequest) {
  const token = mailedLink(request, context, 'email_link')
  const isConfirmed = token && (await runVerb(context, (ctx) => verifyEmail(ctx, { token }))).ok
  const headers = { 'set-cookie': endedLink(context, 'email_link') }
  return isConfirmed
    ? answer<VerifyReply>({ intent, done: 'confirmed' }, { headers })
    : answer<VerifyReply>({ intent, refusal: { reason: 'invalid_link' } }, { headers })
}

/** Has the mail sent again; says the same whether anybody waits for it or not. */
async function resendAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email'])
  const input = emailInput.safeParse(values)
  if (!input.success) return answer<VerifyReply>({ intent, values, errors: toFieldErrors(input.error) })
  const { email } = input.data
  const result = await runVerb(context, (ctx) => resendVerification(ctx, { email }))
  if (!result.ok) return answer<VerifyReply>({ intent, values, refusal: { reason: 'wait' } })
  const headers = { 'set-cookie': secretCookie(context, 'verify', email, 900) }
  return answer<VerifyReply>({ intent, values: { email }, done: 'resent' }, { headers })
}
