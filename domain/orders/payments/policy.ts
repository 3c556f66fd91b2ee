import {
  allowAnyone,
  confirmed,
  requireAdmin,
  requireShop,
  requireStaff,
  requireStaffOrShop,
} from '#domain/kernel/guards.ts'

/** Permissions for payments. Verbs that only other verbs call take a `ShopCtx` instead. */
export const policy = {
  capturePayment: requireShop,
  // Anybody who has an order's key may pay it, and come back from paying.
  checkAfterReturn: allowAnyone,
  payWithVoucher: allowAnyone,
  startPayment: allowAnyone,
  checkPayment: requireShop,
  forgetPaymentNotifications: requireShop,
  judgePaymentNotification: requireShop,
  listPaymentNotifications: requireStaff,
  readPayments: requireStaffOrShop,
  // Anybody may post; nothing is applied before it is judged.
  receivePaymentNotification: allowAnyone,
  recordCounterPayment: requireStaff,
  recordPaymentByHand: confirmed(requireAdmin),
  recordTransfer: requireStaff,
  replayPaymentNotification: requireStaff,
}
