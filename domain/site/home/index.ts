/** The facts that the shop's first page states. Not its products, recipes and events: other modules list those. */
export { getShopFacts } from './get-shop-facts.ts'
