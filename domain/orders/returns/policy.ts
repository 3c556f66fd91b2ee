import {
  allowAnyone,
  confirmed,
  requireAdmin,
  requireStaff,
  requireStaffOrShop,
} from '#domain/kernel/guards.ts'

/** Permissions for returns. Whoever has an order's link may ask; money goes back when an admin says so. */
export const policy = {
  addReturnPicture: allowAnyone,
  declineReturn: requireStaff,
  getReturnForm: allowAnyone,
  readReturns: requireStaffOrShop,
  refundReturn: confirmed(requireAdmin),
  replaceReturn: requireStaff,
  requestReturn: allowAnyone,
}
