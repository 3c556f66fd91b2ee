import { requireShop, requireStaff } from '../guards.ts'

/** Who may see and change the stock. */
export const policy = {
  adjustStock: requireStaff,
  expireBatches: requireShop,
  listPackedBatches: requireStaff,
  receiveGoods: requireStaff,
}
