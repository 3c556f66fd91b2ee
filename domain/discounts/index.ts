/** Codes that make an order cheaper: what they take off, and who may still use them. Not the price of an order. */
export { applyDiscount } from './apply-discount.ts'
export { createDiscount } from './create-discount.ts'
export { endDiscount } from './end-discount.ts'
export { findDiscount } from './find-discount.ts'
export { listDiscounts } from './list-discounts.ts'
export { lockDiscount } from './lock-discount.ts'
