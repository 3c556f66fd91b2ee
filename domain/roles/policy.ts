import { allowAnyone, requireAdmin, requireCustomer } from '../guards.ts'

/**
 * Who may do what with roles. Until there is an admin, anybody with the server's token can make themselves the first.
 */
export const policy = {
  assignAdminRole: requireAdmin,
  becomeFirstAdmin: requireCustomer,
  grantRole: requireAdmin,
  inviteStaff: requireAdmin,
  isSetupOpen: allowAnyone,
  listStaff: requireAdmin,
  revokeRole: requireAdmin,
}
