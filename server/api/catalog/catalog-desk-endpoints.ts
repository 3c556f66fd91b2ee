import { z } from 'zod'
import {
  createCategory,
  createProduct,
  deleteCategory,
  deleteProduct,
  getStaffProduct,
  countCategories,
  listStaffProducts,
  updateCategory,
  updateProduct,
  updateProductTexts,
} from '#domain/catalog/catalog-desk/index.ts'
import {
  createCategoryInput,
  createProductInput,
  deleteCategoryInput,
  listStaffProductsInput,
  productIdInput,
  toCursorText,
  updateCategoryInput,
  updateProductInput,
  type UpdateProductResult,
  updateProductTextsInput,
} from '#domain/catalog/catalog-desk/schemas.ts'
import { countedCategory, staffProduct, staffProductItem } from '#domain/catalog/catalog-desk/views.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { createdId, deleted, saved } from '../envelopes.ts'
import {
  adminWrite,
  type Answer,
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

function savedOr(result: UpdateProductResult): Answer {
  if (result.ok) return ok({ version: result.version })
  const { reason, ...details } = result
  return { problem: reason, details }
}

export const catalogDeskEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/products',
    summary: 'List all products',
    description: 'Drafts too, 50 at a time, or the best matches of a search. For staff.',
    input: listStaffProductsInput,
    response: keysetPageOf(staffProductItem).extend({
      isCut: z.boolean().describe('A search found more: it has no further pages.'),
    }),
    problems: ['invalid_request'],
    async run(ctx, input) {
      const { previous, next, ...list } = await listStaffProducts(ctx, input)
      return ok({
        ...list,
        previous: previous && toCursorText(previous),
        next: next && toCursorText(next),
      })
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/products',
    summary: 'Create a product',
    description: 'With what is in stock of it. For admins.',
    input: createProductInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'sku_taken', 'slug_taken', 'unknown_category', 'needs_both_names'],
    async run(ctx, input) {
      const result = await createProduct(ctx, input)
      return result.ok ? created({ id: result.id }) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/products/{id}',
    summary: 'Get all of a product',
    description: 'What staff edit of it, in both languages. For staff.',
    input: productIdInput,
    response: staffProduct,
    problems: ['invalid_request', 'product_not_found'],
    run: async (ctx, input) => ok(await getStaffProduct(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/products/{id}',
    summary: 'Change a product',
    description:
      'All of its fields, made from the version that is named. A price in the shop that changes by more than half wants `isSure`. Stock is changed elsewhere. For admins.',
    input: updateProductInput,
    response: saved,
    problems: [
      ...bodyProblems,
      'product_not_found',
      'changed',
      'sku_taken',
      'slug_taken',
      'unknown_category',
      'needs_both_names',
      'price_jump',
    ],
    run: async (ctx, input) => savedOr(await updateProduct(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/products/{id}/texts',
    summary: 'Change the texts of a product',
    description: 'In both languages, and nothing else of it. For staff.',
    input: updateProductTextsInput,
    response: saved,
    problems: [...bodyProblems, 'product_not_found', 'changed', 'needs_both_names'],
    run: async (ctx, input) => savedOr(await updateProductTexts(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/products/{id}/deletions',
    summary: 'Delete a product',
    description: 'One that nobody has ever ordered, counted or received. For admins.',
    input: productIdInput,
    response: deleted,
    problems: [...bodyProblems, 'product_not_found', 'was_used'],
    async run(ctx, input) {
      const result = await deleteProduct(ctx, input)
      return result.ok ? ok({ deleted: true }) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/categories',
    summary: 'List all categories',
    description: 'Hidden ones too, in the shop’s order. For staff.',
    input: nothing,
    response: z.array(countedCategory),
    problems: ['invalid_request'],
    run: async (ctx) => ok(await countCategories(ctx)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/categories',
    summary: 'Create a category',
    description: 'Its slug does not change later. For admins.',
    input: createCategoryInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'slug_taken'],
    async run(ctx, input) {
      const result = await createCategory(ctx, input)
      return result.ok ? created({ id: result.id }) : { problem: result.reason }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/categories/{id}',
    summary: 'Change a category',
    description: 'Made from the version that is named. A hidden category hides its products. For admins.',
    input: updateCategoryInput,
    response: saved,
    problems: [...bodyProblems, 'category_not_found', 'changed'],
    async run(ctx, input) {
      const result = await updateCategory(ctx, input)
      if (result.ok) return ok({ version: result.version })
      const { reason, ...details } = result
      return { problem: reason, details }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/categories/{id}/deletions',
    summary: 'Delete a category',
    description: 'An empty one, or one whose products go to another first. For admins.',
    input: deleteCategoryInput,
    response: deleted,
    problems: [...bodyProblems, 'category_not_found', 'has_products', 'unknown_category'],
    async run(ctx, input) {
      const result = await deleteCategory(ctx, input)
      if (result.ok) return ok({ deleted: true })
      const { reason, ...details } = result
      return { problem: reason, details }
    },
  }),
]
