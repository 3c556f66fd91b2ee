import { requireStaff } from '../guards.ts'

/** Who may do what with discount codes. Buyers use them by placing an order. */
export const policy = {
  createDiscount: requireStaff,
  endDiscount: requireStaff,
  listDiscounts: requireStaff,
}
