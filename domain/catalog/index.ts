/**
 * What the shop offers: products and categories, for readers, and for staff to edit. Not stock, not the prices of an
 * order.
 */
export { createProducts, type CreateProductInput } from './create-products.ts'
export { getProduct } from './get-product.ts'
export { type CartProduct, listCartProducts } from './list-cart-products.ts'
export { listCategories } from './list-categories.ts'
export { listFeaturedProducts } from './list-featured-products.ts'
export { listProducts } from './list-products.ts'
