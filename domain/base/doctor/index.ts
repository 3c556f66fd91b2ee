/**
 * Shows admins what the shop stands on: database, disk, clock, the way in. Not the shop's own books, which `checks`
 * compares.
 */
export { examineShop } from './examine-shop.ts'
