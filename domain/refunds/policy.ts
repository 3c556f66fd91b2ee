import { requireShop, requireStaff, requireStaffOrShop } from '../guards.ts'

/** Who may do what with refunds. */
export const policy = {
  cancelRefund: requireStaff,
  readParts: requireStaffOrShop,
  requestRefund: requireStaff,
  sendRefund: requireShop,
  settleRefund: requireStaff,
}
