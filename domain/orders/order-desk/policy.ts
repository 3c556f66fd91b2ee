import { confirmed, requireAdmin, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for other people's orders. */
export const policy = {
  addOrderNote: requireStaff,
  cancelPaidOrder: requireShop,
  cancelSentOrder: confirmed(requireAdmin),
  // Only admins may cancel a paid order.
  changeOrderStatus: requireStaff,
  changeOrderStatuses: requireStaff,
  deleteOrder: requireAdmin,
  getPackingSlips: requireStaff,
  getStaffOrder: requireStaff,
  listOrders: requireStaff,
  listParcels: requireStaff,
  listShownOrders: requireStaff,
  printGiftCards: requireStaff,
  releaseStockHolds: requireStaff,
  shipParcels: requireStaff,
  setPaymentStatus: confirmed(requireAdmin),
  undoCancellation: requireAdmin,
}
