/**
 * Reads all of a page at once, for pages that several rooms have something to say on: one verb a page, and what does not depend
 * on each other is read side by side. Not what one module knows alone: that is a verb of its own.
 */
export { getAccountSettings } from './get-account-settings.ts'
export { getOfficeCounts } from './get-office-counts.ts'
export { getProductPage } from './get-product-page.ts'
export { getRecipePage } from './get-recipe-page.ts'
export { getToday } from './get-today.ts'
