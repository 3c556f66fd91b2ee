import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Who may look for other people's orders. */
export const policy = {
  countOrders: requireStaff,
  exportOrders: confirmed(requireAdmin),
  findOrders: requireStaff,
  searchOrders: requireStaff,
}
