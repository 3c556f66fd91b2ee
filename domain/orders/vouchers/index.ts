/**
 * Vouchers as money: what the shop owes to the person who has a code, and every movement of it. Not how they are bought, nor what
 * staff see of them.
 */
export { codeOfCard, makeCode } from './card-code.ts'
export { createVoucher } from './create-voucher.ts'
export { expireVouchers } from './expire-vouchers.ts'
export { countVouchersTo, exportVouchers } from './export-vouchers.ts'
export { forgetVouchers, forgetVouchersOf, forgetVouchersTo } from './forget-vouchers.ts'
export { giveBackToVoucher } from './give-back-to-voucher.ts'
export { findMovement } from './find-movement.ts'
export { activateVoucher, issueVoucher } from './issue-voucher.ts'
export { recurringVoucherJobs } from './jobs.ts'
export { countGuess, forgetGuesses } from './count-guess.ts'
export { findVoucher, lockVoucher, lockVouchersThatPaid } from './lock-voucher.ts'
export { isSendingDay, sendingDays } from './sending-days.ts'
export { redeemVoucher } from './redeem-voucher.ts'
export { replaceCard } from './replace-card.ts'
export { lockRefundable, returnToVoucher, takeFromVoucher } from './refund-voucher.ts'
