import { allowAnyone, confirmed, requireAdmin, requireCustomer } from '#domain/kernel/guards.ts'

/** Permissions for roles. Until there is an admin, anybody with the server's token can make themselves the first, or bring back a shop. */
export const policy = {
  assignAdminRole: confirmed(requireAdmin),
  becomeFirstAdmin: requireCustomer,
  grantRole: confirmed(requireAdmin),
  inviteStaff: confirmed(requireAdmin),
  isSetupOpen: allowAnyone,
  listStaff: requireAdmin,
  restoreShop: requireCustomer,
  revokeRole: confirmed(requireAdmin),
}
