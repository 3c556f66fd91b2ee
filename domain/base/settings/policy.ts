import { allowAnyone, requireAdmin } from '#domain/kernel/guards.ts'

/** The rules for who may do what with settings. Nothing in them is secret, but a page shows only what it needs. */
export const policy = {
  fillSettings: allowAnyone,
  getSettings: allowAnyone,
  getShop: allowAnyone,
  listSettings: requireAdmin,
  openShop: requireAdmin,
  updateSettings: requireAdmin,
  withdrawSettings: requireAdmin,
}
