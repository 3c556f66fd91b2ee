import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for searching other people's orders. */
export const policy = {
  countOrders: requireStaff,
  exportOrders: confirmed(requireAdmin),
  findOrders: requireStaff,
  searchOrders: requireStaff,
  suggestOrders: requireStaff,
}
