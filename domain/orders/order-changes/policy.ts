import { allowAnyone, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for changing orders that are placed. */
export const policy = {
  // Only admins give money back, or a discount without a code.
  changeOrder: requireStaff,
  // Anybody who has an order's key may change it, for as long as nobody packs it.
  changeOwnOrder: allowAnyone,
  getOrderToChange: requireStaff,
  previewOrderChange: requireStaff,
  previewOwnChange: allowAnyone,
  readOrderChanges: requireStaff,
}
