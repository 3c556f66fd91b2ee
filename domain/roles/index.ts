/** What people may do beyond buying. Every change is in the audit log. */
export { assignAdminRole } from './assign-admin-role.ts'
export { becomeFirstAdmin } from './become-first-admin.ts'
export { grantRole } from './grant-role.ts'
export { isLastAdmin } from './is-last-admin.ts'
export { isSetupOpen } from './is-setup-open.ts'
export { listStaff } from './list-staff.ts'
export { revokeRole } from './revoke-role.ts'
export { setupTokenOf } from './setup-token.ts'
