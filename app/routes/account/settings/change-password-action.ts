import { data, type RouterContextProvider, redirect } from 'react-router'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { localeContext } from '#app/context.ts'
import { challengeCookie } from '#app/request/challenge.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changePassword } from '#domain/passwords/index.ts'
import { changePasswordInput } from '#domain/passwords/schemas.ts'
import { localizedPath } from '#shared/locale.ts'
import { passwordFaults } from '#shared/password-policy.ts'
import { toFieldErrors } from '#shared/validation.ts'
import type { SettingsReply } from './settings-reply.ts'

/** The first half of changing a password; the code is asked for on `/auth`. */
export async function changePasswordAction(
  context: Readonly<RouterContextProvider>,
  form: Map<string, string>,
) {
  const noReply: SettingsReply = { intent: 'password', values: {}, errors: {} }
  const values = typedValues(form, ['currentPassword', 'newPassword'])
  const input = changePasswordInput.safeParse(values)
  if (!input.success) {
    const { newPassword, ...errors } = toFieldErrors(input.error)
    const reply: SettingsReply =
      newPassword === 'weak_password'
        ? {
            ...noReply,
            errors,
            refusal: { reason: newPassword, faults: passwordFaults(values.newPassword ?? '') },
          }
        : { ...noReply, errors: toFieldErrors(input.error) }
    return data(reply, { status: 422 })
  }
  const result = await runVerb(context, (ctx) => changePassword(ctx, input.data))
  if (!result.ok) {
    const { ok: _, ...refusal } = result
    return data<SettingsReply>({ ...noReply, refusal }, { status: refusal.reason === 'wait' ? 429 : 422 })
  }
  return redirect(localizedPath('/auth', context.get(localeContext)), {
    status: 303,
    headers: { 'set-cookie': challengeCookie(context, result.token) },
  })
}
