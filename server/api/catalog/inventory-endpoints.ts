import { z } from 'zod'
import {
  adjustStock,
  getInventory,
  listInventory,
  listMovements,
  receiveGoods,
  setLowStockThreshold,
} from '#domain/catalog/stock-desk/index.ts'
import {
  adjustStockInput,
  listInventoryInput,
  listMovementsInput,
  productId,
  receiveGoodsInput,
  setLowStockThresholdInput,
} from '#domain/catalog/stock-desk/schemas.ts'
import { inventoryList, inventoryView, movementList } from '#domain/catalog/stock-desk/views.ts'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import {
  bodyProblems,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

export const inventoryEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/inventory',
    summary: 'List the stock',
    description:
      'All products, those of which there are the fewest first; by name or product code, and those that are few, sold out, missing or about to expire. For staff.',
    input: listInventoryInput,
    response: inventoryList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listInventory(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/inventory/{productId}',
    summary: 'Get the stock of a product',
    description: 'With its batches. For staff.',
    input: z.strictObject({ productId, language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    response: inventoryView,
    problems: ['invalid_request', 'product_not_found'],
    run: async (ctx, input) => ok(await getInventory(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/inventory/{productId}/movements',
    summary: 'List what changed the stock of a product',
    description: 'The newest first, with who made each change. For staff.',
    input: listMovementsInput,
    response: movementList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listMovements(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/inventory/{productId}/adjustments',
    summary: 'Correct the stock of a product',
    description:
      'Adds goods or takes them out, for a reason; never more than there are. `key` is a new UUID for each correction: sent twice, it is booked once. For staff.',
    input: adjustStockInput,
    response: z.object({ missing: z.int().describe('How many that are ordered are no longer there.') }),
    problems: [
      ...bodyProblems,
      'product_not_found',
      'too_few',
      'unknown_batch',
      'recalled',
      'expired',
      'already_booked',
    ],
    async run(ctx, input) {
      const result = await adjustStock(ctx, input)
      return result.ok ? ok({ missing: result.missing }) : refused(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/inventory/receipts',
    summary: 'Receive goods',
    description:
      'The lines of a delivery, each with its batch: all are booked, or none. `key` is a new UUID for each delivery: sent twice, it is booked once. For staff.',
    input: receiveGoodsInput,
    response: nothing,
    problems: [...bodyProblems, 'product_not_found', 'already_booked', 'expired', 'other_date', 'recalled'],
    async run(ctx, input) {
      const result = await receiveGoods(ctx, input)
      return result.ok ? ok({}) : refused(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/inventory/{productId}/threshold',
    summary: 'Set when few of a product are left',
    description: 'Up to this many are few; null for the shop’s own number. For staff.',
    input: setLowStockThresholdInput,
    response: nothing,
    problems: [...bodyProblems, 'product_not_found'],
    async run(ctx, input) {
      await setLowStockThreshold(ctx, input)
      return ok({})
    },
  }),
]
