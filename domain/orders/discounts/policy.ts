import { requireAdmin } from '#domain/kernel/guards.ts'

/** Permissions for discount codes, and for what offers took off. Buyers use them by placing an order. */
export const policy = {
  createDiscount: requireAdmin,
  getDiscount: requireAdmin,
  getOfferUses: requireAdmin,
  listDiscounts: requireAdmin,
  switchDiscount: requireAdmin,
  updateDiscount: requireAdmin,
}
