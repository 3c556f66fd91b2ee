import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for vouchers in the office. A card holds money: only admins give one, or print one again. */
export const policy = {
  exportVouchers: confirmed(requireAdmin),
  findVoucherByCode: requireStaff,
  getStaffVoucher: requireStaff,
  giveVoucher: confirmed(requireAdmin),
  listVouchers: requireStaff,
  printVoucherForStaff: requireAdmin,
  replaceVoucherCard: requireStaff,
  takeVoucherAtDoor: requireStaff,
}
