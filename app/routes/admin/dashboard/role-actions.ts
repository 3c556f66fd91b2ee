import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import type { RequestContext } from '#app/context.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { grantRole, revokeRole } from '#domain/roles/index.ts'
import { grantRoleInput, revokeRoleInput } from '#domain/roles/schemas.ts'
import { toFieldErrors } from '#shared/validation.ts'

export type TeamReply = FormReply<{ reason: 'no_such_account' | 'last_admin' }>

export const ROLE_ACTIONS: FormActions<TeamReply> = { grant: grantRoleAction, revoke: revokeRoleAction }

async function grantRoleAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email', 'role'])
  const input = grantRoleInput.safeParse(values)
  if (!input.success) return answer<TeamReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => grantRole(ctx, input.data))
  if (!result.ok) return answer<TeamReply>({ intent, values, refusal: result })
  return leadToTeam(context, 'role-granted')
}

async function revokeRoleAction({ context, intent, form }: FormRequest) {
  const input = revokeRoleInput.safeParse(typedValues(form, ['userId', 'role']))
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => revokeRole(ctx, input.data))
  if (!result.ok) return answer<TeamReply>({ intent, refusal: result }, { status: 409 })
  return leadToTeam(context, 'role-revoked')
}

function leadToTeam(context: RequestContext, notice: 'role-granted' | 'role-revoked'): Response {
  return leadTo(context, { to: '/admin', hash: 'team' }, { notice })
}
