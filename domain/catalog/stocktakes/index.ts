/** Counting what stands on the shelves, and putting the stock right by it. Not single corrections. */
export { abandonStocktake } from './abandon-stocktake.ts'
export { bookStocktake } from './book-stocktake.ts'
export { getStocktake } from './get-stocktake.ts'
export { listStocktakes } from './list-stocktakes.ts'
export { saveCount } from './save-count.ts'
export { startStocktake } from './start-stocktake.ts'
export { stocktakeSubjects } from './subjects.ts'
