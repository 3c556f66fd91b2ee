import { allowAnyone, requireShop } from '#domain/kernel/guards.ts'

/** Permissions for cards of vouchers. Verbs that only other verbs call take a `ShopCtx` instead. */
export const policy = {
  // Anybody with a code may see what is left, as often as the limit allows.
  getVoucherBalance: allowAnyone,
  // Anybody with the order's link: the row policies show nobody else the order.
  printVoucherOfOrder: allowAnyone,
  sendVoucher: requireShop,
}
