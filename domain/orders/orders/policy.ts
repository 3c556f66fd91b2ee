import { allowAnyone, requireCustomer, requireShop } from '#domain/kernel/guards.ts'

/** Permissions for placed orders. Verbs that only other verbs call take a `ShopCtx` instead. */
export const policy = {
  expireOrders: requireShop,
  forgetKeys: requireShop,
  // The row policies show everybody their own orders, and staff all of them.
  getOrder: allowAnyone,
  // Anybody who has an order's key may read it.
  getOrderByLink: allowAnyone,
  listMyOrders: requireCustomer,
  // The finder of the orders and the row policies decide who may see which.
  readMarkedSummaries: allowAnyone,
}
