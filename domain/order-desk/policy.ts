import { requireAdmin, requireStaff } from '../guards.ts'

/** Who may do what with other people's orders. */
export const policy = {
  addOrderNote: requireStaff,
  changeOrderStatus: requireStaff,
  changeOrderStatuses: requireStaff,
  deleteOrder: requireAdmin,
  getPackingSlips: requireStaff,
  getStaffOrder: requireStaff,
  listOrders: requireStaff,
  listShownOrders: requireStaff,
  releaseHolds: requireStaff,
}
