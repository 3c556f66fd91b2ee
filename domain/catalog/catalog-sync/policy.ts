import { requireAdmin, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for a catalogue from another server: all staff see what came of it, admins have it read. */
export const policy = {
  askForReading: requireAdmin,
  findServerProduct: requireStaff,
  getCatalogSource: requireStaff,
  readCatalog: requireShop,
}
