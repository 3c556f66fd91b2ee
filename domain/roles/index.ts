/** Who is an admin or a moderator. Every change is in the audit log. Not what a role may do: that is in each policy. */
export { assignAdminRole } from './assign-admin-role.ts'
export { becomeFirstAdmin } from './become-first-admin.ts'
export { grantRole } from './grant-role.ts'
export { isLastAdmin } from './is-last-admin.ts'
export { isSetupOpen } from './is-setup-open.ts'
export { listStaff } from './list-staff.ts'
export { revokeRole } from './revoke-role.ts'
export { setupTokenOf } from './setup-token.ts'
