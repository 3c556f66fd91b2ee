/**
 * Codes that make an order cheaper, and who may still use them; what codes and offers take off goods. Not the price of an
 * order with its delivery.
 */
export { applyDiscount } from './apply-discount.ts'
export { createDiscount } from './create-discount.ts'
export { endedFor } from './ended-for.ts'
export { findDiscount } from './find-discount.ts'
export { getDiscount } from './get-discount.ts'
export { getOfferUses } from './get-offer-uses.ts'
export { listDiscounts } from './list-discounts.ts'
export { lockDiscount } from './lock-discount.ts'
export { type GoodsToPrice, priceGoods, type Reductions } from './price-goods.ts'
export { readTerms } from './read-terms.ts'
export { shareDiscount } from './share-discount.ts'
export { switchDiscount } from './switch-discount.ts'
export { updateDiscount } from './update-discount.ts'
export { discountSubjects } from './subjects.ts'
