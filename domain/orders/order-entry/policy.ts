import { requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for writing orders for others. */
export const policy = {
  findJars: requireStaff,
  getCallerAddress: requireStaff,
  getOrderEntry: requireStaff,
  quoteOrderEntry: requireStaff,
  // With a discount only admins, as with codes and refunds.
  writeOrder: requireStaff,
}
