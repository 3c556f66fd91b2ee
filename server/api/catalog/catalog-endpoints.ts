import { z } from 'zod'
import { getProduct, listCategories } from '#domain/catalog/catalog/index.ts'
import { listCategoriesInput, productKey } from '#domain/catalog/catalog/schemas.ts'
import { searchProducts } from '#domain/site/product-search/index.ts'
import { searchProductsInput } from '#domain/site/product-search/schemas.ts'
import { categoryView, productWithRelated } from '#domain/catalog/catalog/views.ts'
import { foundProducts } from '#domain/site/product-search/views.ts'
import { endpoint, type Endpoint, ok, publicRead } from '../endpoint.ts'

export const catalogEndpoints: Endpoint[] = [
  endpoint({
    ...publicRead,
    path: '/api/products',
    shows: ['products', 'categories', 'reviews', 'settings'],
    summary: 'List products',
    description:
      'Active products, filtered by category, search words and labels, one page at a time. What the words ask of labels (allergens, diets, heat) is answered by labels alone.',
    input: searchProductsInput,
    response: foundProducts,
    problems: ['invalid_request', 'category_not_found'],
    run: async (ctx, input) => ok(await searchProducts(ctx, input)),
  }),
  endpoint({
    ...publicRead,
    path: '/api/products/{id}',
    shows: ['products', 'categories', 'reviews', 'settings'],
    summary: 'Get a product',
    description: 'One product by id or slug, with related products.',
    input: productKey,
    response: productWithRelated,
    problems: ['invalid_request', 'product_not_found'],
    run: async (ctx, input) => ok(await getProduct(ctx, input)),
  }),
  endpoint({
    ...publicRead,
    path: '/api/categories',
    shows: ['categories'],
    summary: 'List categories',
    description: 'Active categories, in display order.',
    input: listCategoriesInput,
    response: z.array(categoryView),
    problems: ['invalid_request'],
    run: async (ctx, { language }) => ok(await listCategories(ctx, { language })),
  }),
]
