/**
 * The stock of each product and its batches, with a ledger row for every change of the stock. Not what staff do with it
 * by hand, and not what a product is or costs.
 */
export {
  applyChanges,
  type ChangeReference,
  coverMissing,
  type StockChange,
  takeOffShelves,
} from './apply-changes.ts'
export { recurringInventoryJobs } from './jobs.ts'
export { isAmongLowStock, isLowStock, lowStockSql, lowStockUpTo } from './low-stock.ts'
export { deductStock } from './deduct-stock.ts'
export { expireBatches } from './expire-batches.ts'
export { hasRecalledJars } from './has-recalled-jars.ts'
export { listPackedBatches } from './list-packed-batches.ts'
export { lockProducts } from './lock-products.ts'
export { markRecalled } from './mark-recalled.ts'
export { packAgain, packOrder } from './pack-order.ts'
export { receiveStock } from './receive-stock.ts'
export { recordInitialStock } from './record-initial-stock.ts'
export { type ReturnedJars, returnStock } from './return-stock.ts'
export { isPartShown, sellableQuantity } from './sellable-quantity.ts'
export { readSentJars, readUnreturnedItems } from './unreturned-items.ts'
export { batchSubjects } from './subjects.ts'
