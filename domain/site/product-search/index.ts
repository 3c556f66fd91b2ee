/**
 * Search by words and filters: labels are asked for facts, names and texts for words. Nothing else finds products or
 * recipes for visitors.
 */
export { searchProducts, searchWithChoices } from './search-products.ts'
export { searchRecipes } from './search-recipes.ts'
