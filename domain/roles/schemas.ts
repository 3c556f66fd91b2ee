import { z } from 'zod'
import { type Role, ROLES } from '#shared/roles.ts'
import { accountEmail } from '../accounts/schemas.ts'
import type { Wait } from '../take-tries.ts'

const role = z.enum(ROLES, { error: (issue) => (issue.input ? 'unknown_value' : 'required') })
export const grantRoleInput = z.strictObject({ email: accountEmail, role })
export type GrantRoleInput = z.infer<typeof grantRoleInput>

export const revokeRoleInput = z.strictObject({ userId: z.uuid('invalid'), role })
export type RevokeRoleInput = z.infer<typeof revokeRoleInput>

export const assignAdminRoleInput = z.strictObject({ userId: z.uuid('invalid') })

/** The token that the server prints when it starts without an admin. */
export const setupToken = z.string().trim().min(1, 'required').max(100, 'too_long')

export type StaffMember = { id: string; email: string; name: string; roles: Role[] }

export type BecomeFirstAdminResult = { ok: true } | ({ ok: false } & ({ reason: 'wrong_token' } | Wait))
export type GrantRoleResult = { ok: true; userId: string } | { ok: false; reason: 'no_such_account' }
export type RevokeRoleResult = { ok: true } | { ok: false; reason: 'last_admin' }
