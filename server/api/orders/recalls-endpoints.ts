import { z } from 'zod'
import { orderId } from '#domain/orders/orders/schemas.ts'
import { getBatch, previewRecall, recallBatch } from '#domain/orders/recalls/index.ts'
import { batchId, recallBatchInput } from '#domain/orders/recalls/schemas.ts'
import { listBatches, listPackedJars, repackJars } from '#domain/catalog/stock-desk/index.ts'
import { listBatchesInput, repackJarsInput } from '#domain/catalog/stock-desk/schemas.ts'
import { batchList, packedLine } from '#domain/catalog/stock-desk/views.ts'
import { batchView, recallPreview } from '#domain/orders/recalls/views.ts'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import {
  adminWrite,
  bodyProblems,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

/** Batches, the orders that have them, and recalling them. */
export const recallEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/batches',
    summary: 'List the batches',
    description:
      'Of all products, the newest first; those of which something is left, those that were recalled, or by a part of the code. For staff.',
    input: listBatchesInput,
    response: batchList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listBatches(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/batches/{batchId}',
    summary: 'Get a batch',
    description: 'With the orders that have items of it. For staff.',
    input: z.strictObject({ batchId }),
    response: batchView,
    problems: ['invalid_request', 'batch_not_found'],
    run: async (ctx, input) => ok(await getBatch(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/batches/{batchId}/recall-previews',
    summary: 'Preview the emails of a recall',
    description: 'What the buyers would read. Nothing is recalled or sent. For admins.',
    input: recallBatchInput,
    response: recallPreview,
    problems: [...bodyProblems, 'batch_not_found'],
    run: async (ctx, input) => ok(await previewRecall(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/batches/{batchId}/recalls',
    summary: 'Recall a batch',
    description:
      'What is left is taken off sale, and the buyers of what has left the shop get an email each. It cannot be undone. For admins.',
    input: recallBatchInput,
    response: z.object({
      mails: z.int().describe('How many buyers are told.'),
      missing: z.int().describe('How many that are ordered are no longer there.'),
    }),
    problems: [...bodyProblems, 'batch_not_found', 'already_recalled'],
    async run(ctx, input) {
      const result = await recallBatch(ctx, input)
      return result.ok ? ok({ mails: result.mails, missing: result.missing }) : refused(result)
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/orders/{orderId}/packed-jars',
    summary: 'List from which batches an order is packed',
    description:
      'Whether the items may leave the shop and, while the order is being packed, what could be taken instead. For staff.',
    input: z.strictObject({ orderId, language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    response: z.object({ lines: z.array(packedLine) }),
    problems: ['invalid_request', 'order_not_found'],
    run: async (ctx, input) => ok({ lines: await listPackedJars(ctx, input) }),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/order-items/{orderItemId}/repacks',
    summary: 'Pack items of another batch',
    description:
      'Takes items out of an order that is being packed, and puts others in. Without a batch stands for items whose batch nobody knows. For staff.',
    input: repackJarsInput,
    response: nothing,
    problems: [
      ...bodyProblems,
      'order_not_found',
      'not_packing',
      'not_packed_from_it',
      'unknown_batch',
      'same_batch',
      'too_few',
    ],
    async run(ctx, input) {
      const result = await repackJars(ctx, input)
      return result.ok ? ok({}) : refused(result)
    },
  }),
]
