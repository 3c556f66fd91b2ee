/** What staff do with the stock: see it, receive goods, correct it, say when few are left. Not what orders do to it. */
export { adjustStock } from './adjust-stock.ts'
export { findProductIds } from './find-product-ids.ts'
export { getInventory } from './get-inventory.ts'
export { listInventory } from './list-inventory.ts'
export { listMovements } from './list-movements.ts'
export { listProductCodes } from './list-product-codes.ts'
export { receiveGoods } from './receive-goods.ts'
export { setLowStockThreshold } from './set-low-stock-threshold.ts'
