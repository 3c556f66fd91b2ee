import { allowAnyone, requireShop, requireStaffOrShop } from '#domain/kernel/guards.ts'

/** Access rules for the orders of a table. Verbs that only other verbs call take a `ShopCtx` instead. */
export const policy = {
  // Guests have the key of their reservation, or the account in which they made it.
  findTableOfGuest: allowAnyone,
  followDeposit: requireShop,
  readTableOrders: requireStaffOrShop,
}
