/** Vouchers as staff look after them: found, taken at the door, replaced, given, and what is owed. Not how they are bought. */
export { findVoucherByCode } from './find-voucher-by-code.ts'
export { getStaffVoucher } from './get-staff-voucher.ts'
export { giveVoucher } from './give-voucher.ts'
export { listVouchers } from './list-vouchers.ts'
export { printVoucherForStaff } from './print-voucher-for-staff.ts'
export { replaceVoucherCard } from './replace-voucher-card.ts'
export { voucherSubjects } from './subjects.ts'
export { takeVoucherAtDoor } from './take-voucher-at-door.ts'
