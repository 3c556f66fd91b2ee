/** What the shop offers: products and categories, for reading and for the staff's writing. Not stock, not prices of an order. */
export { createProducts, type CreateProductInput } from './create-products.ts'
export { getProduct } from './get-product.ts'
export { type CartProduct, listCartProducts } from './list-cart-products.ts'
export { listCategories } from './list-categories.ts'
export { listFeaturedProducts } from './list-featured-products.ts'
export { listProducts } from './list-products.ts'
