import { data, type RouterContextProvider } from 'react-router'
import { runVerb } from '#app/request/run-verb.ts'
import { deleteAccount } from '#domain/customers/index.ts'
import { deleteAccountInput } from '#domain/customers/schemas.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { leaveSignedOut } from './session-actions.ts'
import type { SettingsReply } from './settings-reply.ts'

export async function deleteAccountAction(
  context: Readonly<RouterContextProvider>,
  form: Map<string, string>,
) {
  const noReply: SettingsReply = { intent: 'delete', values: {}, errors: {} }
  const input = deleteAccountInput.safeParse({ password: form.get('password') })
  if (!input.success) {
    return data<SettingsReply>({ ...noReply, errors: toFieldErrors(input.error) }, { status: 422 })
  }
  const result = await runVerb(context, (ctx) => deleteAccount(ctx, input.data))
  if (!result.ok) {
    const { ok: _, ...refusal } = result
    return data<SettingsReply>({ ...noReply, refusal }, { status: refusal.reason === 'wait' ? 429 : 422 })
  }
  return leaveSignedOut(context, 'account-deleted')
}
