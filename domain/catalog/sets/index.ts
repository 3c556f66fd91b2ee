/**
 * Products that are made of others: which parts a set has, and what its row says because of them. Not the stock, which is
 * the parts', and not what an order has of a set.
 */
export { getSetForm } from './get-set-form.ts'
export { refreshSets } from './refresh-sets.ts'
export { replaceParts, noSetReasonOf } from './replace-parts.ts'
export { saveSetParts } from './save-set-parts.ts'
export { writeParts } from './write-parts.ts'
