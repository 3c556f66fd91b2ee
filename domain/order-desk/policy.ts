import { requireAdmin, requireStaff } from '../guards.ts'

/** Who may do what with the orders of others. */
export const policy = {
  changeOrderStatus: requireStaff,
  deleteOrder: requireAdmin,
  getStaffOrder: requireStaff,
  listOrders: requireStaff,
}
