import { data, type RouterContextProvider, redirect } from 'react-router'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { localeContext } from '#app/context.ts'
import { noticeCookie } from '#app/request/cookies.ts'
import { badRequest } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { grantRole, revokeRole } from '#domain/roles/index.ts'
import { grantRoleInput, revokeRoleInput } from '#domain/roles/schemas.ts'
import { localizedPath } from '#shared/locale.ts'
import { toFieldErrors } from '#shared/validation.ts'

export type TeamReply = FormReply<{ reason: 'no_such_account' | 'last_admin' }>

type Context = Readonly<RouterContextProvider>

export async function grantRoleAction(context: Context, form: Map<string, string>) {
  const values = typedValues(form, ['email', 'role'])
  const reply: TeamReply = { intent: 'grant', values, errors: {} }
  const input = grantRoleInput.safeParse(values)
  if (!input.success) {
    return data<TeamReply>({ ...reply, errors: toFieldErrors(input.error) }, { status: 422 })
  }
  const result = await runVerb(context, (ctx) => grantRole(ctx, input.data))
  if (!result.ok) return data<TeamReply>({ ...reply, refusal: { reason: result.reason } }, { status: 422 })
  return toDashboard(context, 'role-granted')
}

export async function revokeRoleAction(context: Context, form: Map<string, string>) {
  const input = revokeRoleInput.safeParse(typedValues(form, ['userId', 'role']))
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => revokeRole(ctx, input.data))
  if (!result.ok) {
    const reply: TeamReply = {
      intent: 'revoke',
      values: {},
      errors: {},
      refusal: { reason: result.reason },
    }
    return data(reply, { status: 409 })
  }
  return toDashboard(context, 'role-revoked')
}

function toDashboard(context: Context, notice: string): Response {
  return redirect(localizedPath('/admin#team', context.get(localeContext)), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(notice) },
  })
}
