import { allowAnyone, requireCustomer, requireShop, requireStaff } from '../guards.ts'

/** Who may do what with placed orders. What only other verbs call asks for a `ShopCtx` instead. */
export const policy = {
  expireOrders: requireShop,
  // The row policies show everybody their own orders, and staff all.
  getOrder: allowAnyone,
  // The holder of an order's key may read it.
  getOrderByLink: allowAnyone,
  listMyOrders: requireCustomer,
  searchOrders: requireStaff,
}
