import { z } from 'zod'
import { getProduct, listCategories } from '#domain/catalog/catalog/index.ts'
import { listCategoriesInput, productKey } from '#domain/catalog/catalog/schemas.ts'
import { searchProducts } from '#domain/site/product-search/index.ts'
import { searchProductsInput } from '#domain/site/product-search/schemas.ts'
import { categoryView, productWithRelated } from '#domain/catalog/catalog/views.ts'
import { foundProducts } from '#domain/site/product-search/views.ts'
import { type Endpoint, get } from '../endpoint.ts'

export const catalogEndpoints: Endpoint[] = [
  get('/api/products', {
    for: 'anyone',
    shows: ['products', 'categories', 'offers', 'reviews', 'settings'],
    summary: 'List products',
    description:
      'Active products, filtered by category, search words and labels, one page at a time. What the words ask of labels (allergens, diets, heat) is answered by labels alone.',
    input: searchProductsInput,
    view: foundProducts,
    problems: ['category_not_found'],
    verb: searchProducts,
  }),
  get('/api/products/{id}', {
    for: 'anyone',
    shows: ['products', 'categories', 'offers', 'reviews', 'settings'],
    summary: 'Get a product',
    description: 'One product by id or slug, with related products.',
    input: productKey,
    view: productWithRelated,
    problems: ['product_not_found'],
    verb: getProduct,
  }),
  get('/api/categories', {
    for: 'anyone',
    shows: ['categories'],
    summary: 'List categories',
    description: 'Active categories, in display order.',
    input: listCategoriesInput,
    view: z.array(categoryView),
    verb: listCategories,
  }),
]
