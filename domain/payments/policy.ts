import { allowAnyone, requireShop, requireStaff, requireStaffOrShop } from '../guards.ts'

/** Who may do what with payments. What only other verbs call asks for a `ShopCtx` instead. */
export const policy = {
  capturePayment: requireShop,
  // The holder of an order's key may pay it, and come back from that.
  checkAfterReturn: allowAnyone,
  startPayment: allowAnyone,
  checkPayment: requireShop,
  forgetNotifications: requireShop,
  judgeNotification: requireShop,
  listNotifications: requireStaff,
  readPayments: requireStaffOrShop,
  // Anybody may post; nothing is believed before it is judged.
  receiveNotification: allowAnyone,
  recordTransfer: requireStaff,
  replayNotification: requireStaff,
}
