import { allowAnyone, requireAdmin, requireCustomer } from '../guards.ts'

/** Who may do what with roles. Until there is an admin, the one with the server's token makes themselves the first. */
export const policy = {
  assignAdminRole: requireAdmin,
  becomeFirstAdmin: requireCustomer,
  grantRole: requireAdmin,
  isSetupOpen: allowAnyone,
  listStaff: requireAdmin,
  revokeRole: requireAdmin,
}
