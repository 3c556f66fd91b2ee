import { assignAdminRole, listStaff } from '#domain/roles/index.ts'
import { assignAdminRoleInput } from '#domain/roles/schemas.ts'
import { bodyProblems, endpoint, type Endpoint, nothing, ok, staffRead, staffWrite } from '../endpoint.ts'
import { staffResponse } from './responses.ts'

export const roleEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff',
    summary: 'List the staff',
    description: 'Everyone who has a role. For admins.',
    input: nothing,
    response: staffResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listStaff(ctx)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/admins',
    summary: 'Make someone an admin',
    description: 'For admins.',
    input: assignAdminRoleInput,
    response: staffResponse,
    problems: [...bodyProblems, 'account_not_found'],
    async run(ctx, { userId }) {
      await assignAdminRole(ctx, { userId })
      return ok(await listStaff(ctx))
    },
  }),
]
