import { getProduct, listCategories, listProducts } from '#domain/catalog/index.ts'
import { listCategoriesInput, listProductsInput, productKey } from '#domain/catalog/schemas.ts'
import { endpoint, type Endpoint, ok, publicRead } from '../endpoint.ts'
import { categoriesResponse, productPageResponse, productResponse } from './responses.ts'

export const catalogEndpoints: Endpoint[] = [
  endpoint({
    ...publicRead,
    path: '/api/products',
    shows: ['products', 'categories', 'reviews', 'settings'],
    summary: 'List products',
    description: 'Active products, filtered by category and search words, one page at a time.',
    input: listProductsInput,
    response: productPageResponse,
    problems: ['invalid_request', 'category_not_found'],
    run: async (ctx, input) => ok(await listProducts(ctx, input)),
  }),
  endpoint({
    ...publicRead,
    path: '/api/products/{id}',
    shows: ['products', 'categories', 'reviews', 'settings'],
    summary: 'Get a product',
    description: 'One product by id or slug, with related products.',
    input: productKey,
    response: productResponse,
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
    response: categoriesResponse,
    problems: ['invalid_request'],
    run: async (ctx, { language }) => ok(await listCategories(ctx, { language })),
  }),
]
