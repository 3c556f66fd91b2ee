import { assignAdminRole, listStaff } from '#domain/roles/index.ts'
import { assignAdminRoleInput } from '#domain/roles/schemas.ts'
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
