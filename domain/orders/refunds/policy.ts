import { confirmed, requireAdmin, requireShop, requireStaffOrShop } from '#domain/kernel/guards.ts'

/** Permissions for refunds: money goes back when an admin says so; all staff see what did. */
export const policy = {
  cancelRefund: requireAdmin,
  readParts: requireStaffOrShop,
  requestRefund: confirmed(requireAdmin),
  returnVoucherMoney: requireShop,
  sendRefund: requireShop,
  settleRefund: confirmed(requireAdmin),
}
