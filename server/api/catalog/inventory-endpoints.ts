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
import { type Endpoint, get, nothing, post } from '../endpoint.ts'

export const inventoryEndpoints: Endpoint[] = [
  get('/api/staff/inventory', {
    for: 'staff',
    summary: 'List the stock',
    description:
      'All products, those of which there are the fewest first; by name or product code, and those that are few, sold out, missing or about to expire. For staff.',
    input: listInventoryInput,
    view: inventoryList,
    verb: listInventory,
  }),
  get('/api/staff/inventory/{productId}', {
    for: 'staff',
    summary: 'Get the stock of a product',
    description: 'With its batches. For staff.',
    input: z.strictObject({ productId, language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    view: inventoryView,
    problems: ['product_not_found'],
    verb: getInventory,
  }),
  get('/api/staff/inventory/{productId}/movements', {
    for: 'staff',
    summary: 'List what changed the stock of a product',
    description: 'The newest first, with who made each change. For staff.',
    input: listMovementsInput,
    view: movementList,
    verb: listMovements,
  }),
  post('/api/staff/inventory/{productId}/adjustments', {
    for: 'staff',
    summary: 'Correct the stock of a product',
    description:
      'Adds goods or takes them out, for a reason; never more than there are. `key` is a new UUID for each correction: sent twice, it is booked once. For staff.',
    input: adjustStockInput,
    view: z.object({ missing: z.int().describe('How many that are ordered are no longer there.') }),
    problems: ['product_not_found', 'too_few', 'unknown_batch', 'recalled', 'expired', 'already_booked'],
    verb: adjustStock,
  }),
  post('/api/staff/inventory/receipts', {
    for: 'staff',
    summary: 'Receive goods',
    description:
      'The lines of a delivery, each with its batch: all are booked, or none. `key` is a new UUID for each delivery: sent twice, it is booked once. For staff.',
    input: receiveGoodsInput,
    view: nothing,
    problems: ['product_not_found', 'already_booked', 'expired', 'other_date', 'recalled'],
    verb: receiveGoods,
  }),
  post('/api/staff/inventory/{productId}/threshold', {
    for: 'staff',
    summary: 'Set when few of a product are left',
    description: 'Up to this many are few; null for the shop’s own number. For staff.',
    input: setLowStockThresholdInput,
    view: nothing,
    problems: ['product_not_found'],
    verb: setLowStockThreshold,
  }),
]
