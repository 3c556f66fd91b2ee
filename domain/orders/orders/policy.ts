import { allowAnyone, requireCustomer, requireShop } from '#domain/kernel/guards.ts'

/** Who may do what with placed orders. Verbs that only other verbs call take a `ShopCtx` instead. */
export const policy = {
  expireOrders: requireShop,
  forgetKeys: requireShop,
  // The row policies show everybody their own orders, and staff all of them.
  getOrder: allowAnyone,
  // Anybody who has an order's key may read it.
  getOrderByLink: allowAnyone,
  listMyOrders: requireCustomer,
  // Who may see which orders is decided by who found them, and the row policies.
  readMarkedSummaries: allowAnyone,
}
