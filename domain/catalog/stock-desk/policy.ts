import { requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for the stock. */
export const policy = {
  adjustStock: requireStaff,
  correctStock: requireStaff,
  findProductIds: requireStaff,
  getInventory: requireStaff,
  getProductStock: requireStaff,
  listBatches: requireStaff,
  listInventory: requireStaff,
  listMovements: requireStaff,
  listPackedJars: requireStaff,
  listProductCodes: requireStaff,
  receiveGoods: requireStaff,
  repackJars: requireStaff,
  setLowStockThreshold: requireStaff,
}
