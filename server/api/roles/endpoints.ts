import { assignAdminRole, inviteStaff, listStaff } from '#domain/roles/index.ts'
import { assignAdminRoleInput, inviteStaffInput } from '#domain/roles/schemas.ts'
import { bodyProblems, endpoint, type Endpoint, nothing, ok, adminRead, adminWrite } from '../endpoint.ts'
import { staffResponse } from './responses.ts'

export const roleEndpoints: Endpoint[] = [
  endpoint({
    ...adminRead,
    path: '/api/staff',
    summary: 'List the staff',
    description: 'Everyone who has a role. For admins.',
    input: nothing,
    response: staffResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listStaff(ctx)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/invitations',
    summary: 'Invite someone to the team',
    description:
      'Somebody without an account gets a mail with a link to set a password, and has the role from their first sign-in on. For admins, who give their own password again.',
    input: inviteStaffInput,
    response: staffResponse,
    problems: [...bodyProblems, 'email_taken', 'wrong_password', 'too_many_requests'],
    async run(ctx, input) {
      const result = await inviteStaff(ctx, input)
      if (!result.ok) return { problem: result.reason === 'wait' ? 'too_many_requests' : result.reason }
      return ok(await listStaff(ctx))
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/admins',
    summary: 'Make someone an admin',
    description: 'For admins, who give their own password again. The new admin has to sign in again.',
    input: assignAdminRoleInput,
    response: staffResponse,
    problems: [...bodyProblems, 'account_not_found', 'wrong_password', 'too_many_requests'],
    async run(ctx, input) {
      const result = await assignAdminRole(ctx, input)
      if (!result.ok) return { problem: result.reason === 'wait' ? 'too_many_requests' : result.reason }
      return ok(await listStaff(ctx))
    },
  }),
]
