import { z } from 'zod'
import { LOCALES } from '#shared/kernel/locale.ts'
import { ROLES } from '#shared/accounts/roles.ts'
import { personName } from '#shared/kernel/validation.ts'
import { accountEmail } from '../accounts/schemas.ts'
import type { RestoreResult } from '#domain/base/backups/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

const role = z.enum(ROLES, { error: (issue) => (issue.input ? 'unknown_value' : 'required') })
export const grantRoleInput = z.strictObject({ email: accountEmail, role })
export type GrantRoleInput = z.infer<typeof grantRoleInput>

/** A new member of the team, who has no account yet. */
export const inviteStaffInput = z.strictObject({
  email: accountEmail,
  firstName: personName,
  lastName: personName,
  language: z.enum(LOCALES, 'unknown_value'),
  role,
})
export type InviteStaffInput = z.infer<typeof inviteStaffInput>

export const revokeRoleInput = z.strictObject({ userId: z.uuid('invalid'), role })
export type RevokeRoleInput = z.infer<typeof revokeRoleInput>

export const assignAdminRoleInput = z.strictObject({ userId: z.uuid('invalid') })
export type AssignAdminRoleInput = z.infer<typeof assignAdminRoleInput>

/** The token that the server prints when it starts without an admin. */
export const setupToken = z.string().trim().min(1, 'required').max(100, 'too_long')

/** `session`: the new token of the browser's session. */
export type BecomeFirstAdminResult =
  | { ok: true; session: { token: string; expiresAt: Date } | undefined }
  | ({ ok: false } & ({ reason: 'wrong_token' } | Wait))
/** `wrong_token`, `wait`: as above. */
export type RestoreShopResult = RestoreResult | ({ ok: false } & ({ reason: 'wrong_token' } | Wait))
export type GrantRoleResult = { ok: true; userId: string } | { ok: false; reason: 'no_such_account' }
export type InviteStaffResult = { ok: true; id: string } | { ok: false; reason: 'email_taken' }
export type RevokeRoleResult = { ok: true } | { ok: false; reason: 'last_admin' }
