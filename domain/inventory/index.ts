/**
 * How many there are of each product and of which batch, with a ledger row for every change of the stock. Not what a
 * product is or costs, and not who is told of a recall.
 */
export { adjustStock } from './adjust-stock.ts'
export { deductStock } from './deduct-stock.ts'
export { expireBatches } from './expire-batches.ts'
export { listPackedBatches } from './list-packed-batches.ts'
export { packOrder } from './pack-order.ts'
export { receiveGoods } from './receive-goods.ts'
export { receiveStock } from './receive-stock.ts'
export { recordInitialStock } from './record-initial-stock.ts'
export { returnStock } from './return-stock.ts'
export { readUnreturnedItems } from './unreturned-items.ts'
