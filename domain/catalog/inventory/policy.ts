import { requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Staff may see from which batches orders were packed; the rest is for the shop itself. */
export const policy = {
  expireBatches: requireShop,
  listPackedBatches: requireStaff,
}
