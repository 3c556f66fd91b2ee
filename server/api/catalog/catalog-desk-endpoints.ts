import { z } from 'zod'
import {
  createCategory,
  createProduct,
  createSize,
  deleteCategory,
  deleteProduct,
  getStaffProduct,
  countCategories,
  listStaffProducts,
  updateCategory,
  updateProduct,
  updateProductTexts,
  updateSize,
} from '#domain/catalog/catalog-desk/index.ts'
import {
  createCategoryInput,
  createProductInput,
  createSizeInput,
  deleteCategoryInput,
  listStaffProductsInput,
  productIdInput,
  toCursorText,
  updateCategoryInput,
  updateProductInput,
  updateProductTextsInput,
  updateSizeInput,
} from '#domain/catalog/catalog-desk/schemas.ts'
import { countedCategory, staffProduct, staffProductItem } from '#domain/catalog/catalog-desk/views.ts'
import { saveSetParts } from '#domain/catalog/sets/index.ts'
import { saveSetPartsInput } from '#domain/catalog/sets/schemas.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { createdId, deleted, saved } from '../envelopes.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

const SIZE_PROBLEMS = [
  'product_not_found',
  'sku_taken',
  'barcode_taken',
  'size_taken',
  'slug_taken',
  'unknown_category',
] as const

export const catalogDeskEndpoints: Endpoint[] = [
  get('/api/staff/products', {
    for: 'staff',
    summary: 'List all products',
    description: 'Drafts too, 50 at a time, or the best matches of a search. For staff.',
    input: listStaffProductsInput,
    view: keysetPageOf(staffProductItem).extend({
      isCut: z.boolean().describe('A search found more: it has no further pages.'),
    }),
    async verb(ctx, input) {
      const { previous, next, ...list } = await listStaffProducts(ctx, input)
      return {
        ...list,
        previous: previous && toCursorText(previous),
        next: next && toCursorText(next),
      }
    },
  }),
  post('/api/staff/products', {
    for: 'admin',
    summary: 'Create a product',
    description: 'With what is in stock of it. For admins.',
    input: createProductInput,
    view: createdId,
    successStatus: 201,
    problems: [
      'sku_taken',
      'barcode_taken',
      'size_taken',
      'slug_taken',
      'unknown_category',
      'needs_both_names',
    ],
    verb: createProduct,
  }),
  get('/api/staff/products/{id}', {
    for: 'staff',
    summary: 'Get all of a product',
    description: 'What staff edit of it, in both languages. For staff.',
    input: productIdInput,
    view: staffProduct,
    problems: ['product_not_found'],
    verb: getStaffProduct,
  }),
  post('/api/staff/products/{id}', {
    for: 'admin',
    summary: 'Change a product',
    description:
      'All of its fields, made from the version that is named. A price in the shop that changes by more than half wants `isSure`. Stock is changed elsewhere. For admins.',
    input: updateProductInput,
    view: saved,
    problems: [
      'product_not_found',
      'changed',
      'sku_taken',
      'barcode_taken',
      'size_taken',
      'slug_taken',
      'unknown_category',
      'needs_both_names',
      'is_size',
      'price_jump',
    ],
    verb: updateProduct,
  }),
  post('/api/staff/products/{id}/sizes', {
    for: 'admin',
    summary: 'Add a size of a product',
    description:
      'With a code, a price, a weight and a stock of its own; everything else is as the product has it. For admins.',
    input: createSizeInput,
    view: createdId,
    successStatus: 201,
    problems: [...SIZE_PROBLEMS, 'is_size', 'is_set'],
    verb: createSize,
  }),
  post('/api/staff/sizes/{id}', {
    for: 'admin',
    summary: 'Change a size of a product',
    description:
      'What it has of its own, made from the version that is named. A price in the shop that changes by more than half wants `isSure`. For admins.',
    input: updateSizeInput,
    view: saved,
    problems: [...SIZE_PROBLEMS, 'changed', 'price_jump'],
    verb: updateSize,
  }),
  post('/api/staff/products/{productId}/parts', {
    for: 'admin',
    summary: 'Say what a set is made of',
    description:
      'It is a set from then on, and stays one; its stock is that of its parts. A product that has sizes, was stocked or ordered, or is a part does not become one. For admins.',
    input: saveSetPartsInput,
    view: saved,
    problems: [
      'product_not_found',
      'changed',
      'part_is_set',
      'is_part',
      'was_stocked',
      'has_sizes',
      'is_size',
    ],
    verb: saveSetParts,
  }),
  post('/api/staff/products/{id}/texts', {
    for: 'staff',
    summary: 'Change the texts of a product',
    description: 'In both languages, and nothing else of it. For staff.',
    input: updateProductTextsInput,
    view: saved,
    problems: ['product_not_found', 'changed', 'needs_both_names', 'is_size'],
    verb: updateProductTexts,
  }),
  post('/api/staff/products/{id}/deletions', {
    for: 'admin',
    summary: 'Delete a product',
    description: 'One that nobody has ever ordered, counted or received. For admins.',
    input: productIdInput,
    view: deleted,
    problems: ['product_not_found', 'was_used', 'has_sizes'],
    verb: answerWith(deleteProduct, () => ({ deleted: true as const })),
  }),
  get('/api/staff/categories', {
    for: 'staff',
    summary: 'List all categories',
    description: 'Hidden ones too, in the shop’s order. For staff.',
    input: nothing,
    view: z.array(countedCategory),
    verb: countCategories,
  }),
  post('/api/staff/categories', {
    for: 'admin',
    summary: 'Create a category',
    description: 'Its slug does not change later. For admins.',
    input: createCategoryInput,
    view: createdId,
    successStatus: 201,
    problems: ['slug_taken'],
    verb: createCategory,
  }),
  post('/api/staff/categories/{id}', {
    for: 'admin',
    summary: 'Change a category',
    description: 'Made from the version that is named. A hidden category hides its products. For admins.',
    input: updateCategoryInput,
    view: saved,
    problems: ['category_not_found', 'changed'],
    verb: updateCategory,
  }),
  post('/api/staff/categories/{id}/deletions', {
    for: 'admin',
    summary: 'Delete a category',
    description: 'An empty one, or one whose products go to another first. For admins.',
    input: deleteCategoryInput,
    view: deleted,
    problems: ['category_not_found', 'has_products', 'unknown_category'],
    verb: answerWith(deleteCategory, () => ({ deleted: true as const })),
  }),
]
