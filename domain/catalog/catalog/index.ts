/** The shop's offer: products and categories, for readers. Not stock, not the prices of an order. */
export { addSize, type OwnOfSize } from './add-size.ts'
export { allergenMarks } from './allergen-marks.ts'
export { copyToSizes, nameOfSize } from './copy-to-sizes.ts'
export { type CreateProductInput, createProducts, derivedTexts } from './create-products.ts'
export { getProduct, ingredientsIn, listImages } from './get-product.ts'
export {
  type CartProduct,
  listCartProducts,
  lockOrderedProducts,
  type OrderedProduct,
  type SetPart,
} from './list-cart-products.ts'
export { listCategories } from './list-categories.ts'
export { listFeaturedProducts } from './list-featured-products.ts'
export { listLabels } from './list-labels.ts'
export { listParts } from './list-parts.ts'
export { listProductsById } from './list-products-by-id.ts'
export { type Choices, countProducts, listProducts } from './list-products.ts'
export { listSizesInStock } from './list-sizes-in-stock.ts'
export { listSets } from './list-sets.ts'
export { fallbackImage, inLocale, isListed, isShown, readIngredients } from './internal.ts'
export { normalizeForSearch, searchColumns, spellingsOf, wordsOf } from './search-text.ts'
export { ratingOf } from './rating-of.ts'
export { toSearch } from './to-search.ts'
export { catalogSubjects } from './subjects.ts'
