import { answer } from '#app/request/answer.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { deleteAccount } from '#domain/customers/customers/index.ts'
import { deleteAccountInput } from '#domain/customers/customers/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { leaveSignedOut } from './session-actions.ts'
import type { SettingsReply } from './settings-reply.ts'

export async function deleteAccountAction({ context, intent, form }: FormRequest) {
  const input = deleteAccountInput.safeParse({ password: form.get('password') })
  if (!input.success) return answer<SettingsReply>({ intent, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => deleteAccount(ctx, input.data))
  if (!result.ok) return answer<SettingsReply>({ intent, refusal: result })
  return leaveSignedOut(context, 'account-deleted')
}
