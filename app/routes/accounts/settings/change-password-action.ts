import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { challengeCookie } from '#app/request/accounts/challenge.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changePassword } from '#domain/accounts/passwords/index.ts'
import { changePasswordInput } from '#domain/accounts/passwords/schemas.ts'
import { passwordFaults } from '#shared/accounts/password-policy.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { SettingsReply } from './settings-reply.ts'

/** The first half of changing a password; the code is asked for on `/auth`. */
export async function changePasswordAction({ context, intent, form }: FormRequest) {
  const typed = typedValues(form, ['currentPassword', 'newPassword'])
  const input = changePasswordInput.safeParse(typed)
  if (!input.success) {
    const { newPassword: code, ...errors } = toFieldErrors(input.error)
    if (code !== 'weak_password') return answer<SettingsReply>({ intent, errors: toFieldErrors(input.error) })
    const faults = passwordFaults(typed.newPassword ?? '')
    return answer<SettingsReply>({ intent, errors, refusal: { reason: code, faults } })
  }
  const result = await runVerb(context, (ctx) => changePassword(ctx, input.data))
  if (!result.ok) return answer<SettingsReply>({ intent, refusal: result })
  return leadTo(context, '/auth', { cookies: [challengeCookie(context, result.token)] })
}
