import { requireStaff } from '../guards.ts'

/** Who may look for other people's orders. */
export const policy = {
  countOrders: requireStaff,
  findOrders: requireStaff,
  searchOrders: requireStaff,
}
