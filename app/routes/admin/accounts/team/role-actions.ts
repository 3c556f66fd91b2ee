import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import type { RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { grantRole, inviteStaff, revokeRole } from '#domain/accounts/roles/index.ts'
import { grantRoleInput, inviteStaffInput, revokeRoleInput } from '#domain/accounts/roles/schemas.ts'
import { endSessionsOf } from '#domain/accounts/sign-in/index.ts'
import { endSessionsOfInput } from '#domain/accounts/sign-in/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type TeamRefusal = { reason: 'no_such_account' | 'email_taken' | 'last_admin' }
export type TeamReply = FormReply<TeamRefusal>

export const ROLE_ACTIONS: FormActions<TeamReply> = {
  invite: inviteStaffAction,
  grant: grantRoleAction,
  revoke: revokeRoleAction,
  'end-sessions': endSessionsAction,
}

async function inviteStaffAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email', 'firstName', 'lastName', 'language', 'role'])
  const input = inviteStaffInput.safeParse(values)
  if (!input.success) return answer<TeamReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => inviteStaff(ctx, input.data))
  if (!result.ok) return answer<TeamReply>({ intent, values, refusal: result })
  return leadToTeam(context, 'staff-invited')
}

async function grantRoleAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email', 'role'])
  const input = grantRoleInput.safeParse(values)
  if (!input.success) return answer<TeamReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => grantRole(ctx, input.data))
  if (!result.ok) return answer<TeamReply>({ intent, values, refusal: result })
  return leadToTeam(context, 'role-granted')
}

/** The values say which of the forms it was. */
async function revokeRoleAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['userId', 'role'])
  const input = revokeRoleInput.safeParse(values)
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => revokeRole(ctx, input.data))
  if (result.ok) return leadToTeam(context, 'role-revoked')
  return answer<TeamReply>({ intent, values, refusal: result }, { status: 409 })
}

async function endSessionsAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email'])
  const input = endSessionsOfInput.safeParse(values)
  if (!input.success) return answer<TeamReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => endSessionsOf(ctx, input.data))
  if (!result.ok) return answer<TeamReply>({ intent, values, refusal: result })
  return leadToTeam(context, 'sessions-ended-of')
}

function leadToTeam(context: RequestContext, notice: Notice): Response {
  return leadTo(context, '/admin/team', { notice })
}
