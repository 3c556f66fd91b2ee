import { z } from 'zod'
import { confirmPassword } from '#domain/accounts/passwords/index.ts'
import { checkOwnPasswordInput } from '#domain/accounts/passwords/schemas.ts'
import { assignAdminRole, inviteStaff, listStaff } from '#domain/accounts/roles/index.ts'
import { assignAdminRoleInput, inviteStaffInput } from '#domain/accounts/roles/schemas.ts'
import { staffMember } from '#domain/accounts/roles/views.ts'
import { instant } from '#shared/kernel/view-fields.ts'
import {
  bodyProblems,
  confirmedProblems,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  adminRead,
  adminWrite,
  staffWrite,
} from '../endpoint.ts'

export const roleEndpoints: Endpoint[] = [
  endpoint({
    ...adminRead,
    path: '/api/staff',
    summary: 'List the staff',
    description: 'Everyone who has a role. For admins.',
    input: nothing,
    response: z.array(staffMember),
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listStaff(ctx)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/password-confirmations',
    summary: 'Confirm my password',
    description:
      'What moves money, or takes people’s data out of the shop, answers `unconfirmed` until the password is confirmed. It holds for ten minutes, in this session. Wrong ones count as they do at the sign-in. For staff.',
    input: checkOwnPasswordInput,
    response: z.object({ confirmedUntil: instant }),
    problems: [...bodyProblems, 'wrong_password', 'too_many_requests'],
    async run(ctx, input) {
      const result = await confirmPassword(ctx, input)
      if (!result.ok) return { problem: result.reason === 'wait' ? 'too_many_requests' : result.reason }
      return ok({ confirmedUntil: result.confirmedUntil })
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/invitations',
    summary: 'Invite someone to the team',
    description:
      'Somebody without an account gets a mail with a link to set a password, and has the role from their first sign-in on. For admins who have confirmed their password.',
    input: inviteStaffInput,
    response: z.array(staffMember),
    problems: [...confirmedProblems, 'email_taken'],
    async run(ctx, input) {
      const result = await inviteStaff(ctx, input)
      if (!result.ok) return { problem: result.reason }
      return ok(await listStaff(ctx))
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/admins',
    summary: 'Make someone an admin',
    description: 'For admins who have confirmed their password. The new admin has to sign in again.',
    input: assignAdminRoleInput,
    response: z.array(staffMember),
    problems: [...confirmedProblems, 'account_not_found'],
    async run(ctx, input) {
      await assignAdminRole(ctx, input)
      return ok(await listStaff(ctx))
    },
  }),
]
