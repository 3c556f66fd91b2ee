import { requireAdmin } from '#domain/kernel/guards.ts'

/** Permissions for discount codes. Buyers use them by placing an order. */
export const policy = {
  createDiscount: requireAdmin,
  getDiscount: requireAdmin,
  listDiscounts: requireAdmin,
  switchDiscount: requireAdmin,
  updateDiscount: requireAdmin,
}
