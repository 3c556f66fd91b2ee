import { requireAdmin, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Who may do what with other people's orders. */
export const policy = {
  addOrderNote: requireStaff,
  cancelPaidOrder: requireShop,
  // Of a paid order admins alone make a cancelled one.
  changeOrderStatus: requireStaff,
  changeOrderStatuses: requireStaff,
  deleteOrder: requireAdmin,
  getPackingSlips: requireStaff,
  getStaffOrder: requireStaff,
  listOrders: requireStaff,
  listShownOrders: requireStaff,
  releaseHolds: requireStaff,
  undoCancellation: requireAdmin,
}
