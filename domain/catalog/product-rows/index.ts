/** Prices and stock of many products, edited in their list. Not the rules of either: those are their desks'. */
export { editProductRows } from './edit-product-rows.ts'
