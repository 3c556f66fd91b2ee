import { z } from 'zod'
import { orderId } from '#domain/orders/orders/schemas.ts'
import { getBatch, previewRecall, recallBatch } from '#domain/orders/recalls/index.ts'
import { batchId, recallBatchInput } from '#domain/orders/recalls/schemas.ts'
import { listBatches, listPackedJars, repackJars } from '#domain/catalog/stock-desk/index.ts'
import { listBatchesInput, repackJarsInput } from '#domain/catalog/stock-desk/schemas.ts'
import { batchList, packedLine } from '#domain/catalog/stock-desk/views.ts'
import { batchView, recallPreview } from '#domain/orders/recalls/views.ts'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import { type Endpoint, get, nothing, post } from '../endpoint.ts'

/** Batches, the orders that have them, and recalling them. */
export const recallEndpoints: Endpoint[] = [
  get('/api/staff/batches', {
    for: 'staff',
    summary: 'List the batches',
    description:
      'Of all products, the newest first; those of which something is left, those that were recalled, or by a part of the code. For staff.',
    input: listBatchesInput,
    view: batchList,
    verb: listBatches,
  }),
  get('/api/staff/batches/{batchId}', {
    for: 'staff',
    summary: 'Get a batch',
    description: 'With the orders that have items of it. For staff.',
    input: z.strictObject({ batchId }),
    view: batchView,
    problems: ['batch_not_found'],
    verb: getBatch,
  }),
  post('/api/staff/batches/{batchId}/recall-previews', {
    for: 'admin',
    summary: 'Preview the emails of a recall',
    description: 'What the buyers would read. Nothing is recalled or sent. For admins.',
    input: recallBatchInput,
    view: recallPreview,
    problems: ['batch_not_found'],
    verb: previewRecall,
  }),
  post('/api/staff/batches/{batchId}/recalls', {
    for: 'admin',
    summary: 'Recall a batch',
    description:
      'What is left is taken off sale, and the buyers of what has left the shop get an email each. It cannot be undone. For admins.',
    input: recallBatchInput,
    view: z.object({
      mails: z.int().describe('How many buyers are told.'),
      missing: z.int().describe('How many that are ordered are no longer there.'),
    }),
    problems: ['batch_not_found', 'already_recalled'],
    verb: recallBatch,
  }),
  get('/api/staff/orders/{orderId}/packed-jars', {
    for: 'staff',
    summary: 'List from which batches an order is packed',
    description:
      'Whether the items may leave the shop and, while the order is being packed, what could be taken instead. For staff.',
    input: z.strictObject({ orderId, language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    view: z.object({ lines: z.array(packedLine) }),
    problems: ['order_not_found'],
    verb: async (ctx, input) => ({ lines: await listPackedJars(ctx, input) }),
  }),
  post('/api/staff/order-items/{orderItemId}/repacks', {
    for: 'staff',
    summary: 'Pack items of another batch',
    description:
      'Takes items out of an order that is being packed, and puts others in. Without a batch stands for items whose batch nobody knows. For staff.',
    input: repackJarsInput,
    view: nothing,
    problems: [
      'order_not_found',
      'not_packing',
      'not_packed_from_it',
      'unknown_batch',
      'same_batch',
      'too_few',
    ],
    verb: repackJars,
  }),
]
