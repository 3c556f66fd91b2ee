import { requireAdmin } from '#domain/kernel/guards.ts'

/** Who may do what with discount codes. Buyers use them by placing an order. */
export const policy = {
  createDiscount: requireAdmin,
  getDiscount: requireAdmin,
  listDiscounts: requireAdmin,
  switchDiscount: requireAdmin,
  updateDiscount: requireAdmin,
}
