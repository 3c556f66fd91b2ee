/** How many there are of each product, with a ledger row for every change. Not what a product is or costs. */
export { deductStock } from './deduct-stock.ts'
export { receiveStock } from './receive-stock.ts'
export { recordInitialStock } from './record-initial-stock.ts'
