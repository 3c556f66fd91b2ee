import { z } from 'zod'
import { confirmPassword } from '#domain/accounts/passwords/index.ts'
import { checkOwnPasswordInput } from '#domain/accounts/passwords/schemas.ts'
import { assignAdminRole, inviteStaff, listStaff } from '#domain/accounts/roles/index.ts'
import { assignAdminRoleInput, inviteStaffInput } from '#domain/accounts/roles/schemas.ts'
import { staffMember } from '#domain/accounts/roles/views.ts'
import { instant } from '#shared/kernel/view-fields.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

export const roleEndpoints: Endpoint[] = [
  get('/api/staff', {
    for: 'admin',
    summary: 'List the staff',
    description: 'Everyone who has a role. For admins.',
    input: nothing,
    view: z.array(staffMember),
    verb: listStaff,
  }),
  post('/api/staff/password-confirmations', {
    for: 'staff',
    summary: 'Confirm my password',
    description:
      'What moves money, or takes people’s data out of the shop, answers `unconfirmed` until the password is confirmed. It holds for ten minutes, in this session. Wrong ones count as they do at the sign-in. For staff.',
    input: checkOwnPasswordInput,
    view: z.object({ confirmedUntil: instant }),
    problems: ['wrong_password', 'too_many_requests'],
    verb: confirmPassword,
  }),
  post('/api/staff/invitations', {
    for: 'admin',
    summary: 'Invite someone to the team',
    description:
      'Somebody without an account gets a mail with a link to set a password, and has the role from their first sign-in on. For admins who have confirmed their password.',
    input: inviteStaffInput,
    view: z.array(staffMember),
    problems: ['unconfirmed', 'email_taken'],
    verb: answerWith(inviteStaff, listStaff),
  }),
  post('/api/staff/admins', {
    for: 'admin',
    summary: 'Make someone an admin',
    description: 'For admins who have confirmed their password. The new admin has to sign in again.',
    input: assignAdminRoleInput,
    view: z.array(staffMember),
    problems: ['unconfirmed', 'account_not_found'],
    verb: answerWith(assignAdminRole, listStaff),
  }),
]
