/** Codes that make an order cheaper: what they take off, and who may still use them. Not the price of an order. */
export { applyDiscount } from './apply-discount.ts'
export { createDiscount } from './create-discount.ts'
export { findDiscount } from './find-discount.ts'
export { getDiscount } from './get-discount.ts'
export { listDiscounts } from './list-discounts.ts'
export { lockDiscount } from './lock-discount.ts'
export { switchDiscount } from './switch-discount.ts'
export { updateDiscount } from './update-discount.ts'
