import { requireAdmin, requireStaff } from '../guards.ts'

/** Who may do what with other people's orders. */
export const policy = {
  changeOrderStatus: requireStaff,
  deleteOrder: requireAdmin,
  getStaffOrder: requireStaff,
  listOrders: requireStaff,
  releaseHolds: requireStaff,
}
