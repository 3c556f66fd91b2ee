/** How much there is of what, with a ledger row for every change. Not what a product is or costs. */
export { receiveStock } from './receive-stock.ts'
export { takeStock } from './take-stock.ts'
