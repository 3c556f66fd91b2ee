import { z } from 'zod'
import type { BatchView, RecallPreview } from '#domain/orders/recalls/schemas.ts'
import type { BatchList, PackedLine } from '#domain/catalog/stock-desk/schemas.ts'
import { JAR_FAULTS } from '#domain/catalog/stock-desk/schemas.ts'
import { batchSummary } from '../../catalog/inventory/responses.ts'
import { orderStatus } from '../orders/responses.ts'
import { cursor, day, instant, localized } from '../../response-fields.ts'
import { byLocale } from '#shared/kernel/locale.ts'

export const batchListResponse = z.object({
  items: z.array(batchSummary.extend({ productId: z.uuid(), sku: z.string(), productName: z.string() })),
  previous: cursor,
  next: cursor,
}) satisfies z.ZodType<BatchList>

export const batchResponse = z.object({
  id: z.uuid(),
  code: z.string(),
  productId: z.uuid(),
  sku: z.string(),
  productName: localized,
  bestBefore: day,
  receivedAt: instant,
  received: z.int(),
  remaining: z.int(),
  recalled: z
    .object({ at: instant, by: z.string().nullable(), reason: localized, advice: localized })
    .nullable(),
  orders: z
    .array(
      z.object({
        orderId: z.uuid(),
        number: z.string(),
        status: orderStatus,
        placedAt: instant,
        customerName: z.string(),
        quantity: z.int(),
      }),
    )
    .describe('The newest 200.'),
  totals: z
    .object({ orders: z.int(), jars: z.int(), toMail: z.int(), toRepack: z.int() })
    .describe('Of all orders with it: how many are with their buyers, and how many still packed here.'),
}) satisfies z.ZodType<BatchView>

const mail = z.object({ subject: z.string(), text: z.string() })
export const recallPreviewResponse = z.object(byLocale(() => mail)) satisfies z.ZodType<RecallPreview>

export const recalledResponse = z.object({
  mails: z.int().describe('How many buyers are told.'),
  missing: z.int().describe('How many that are ordered are no longer there.'),
})

const jarsOfBatch = z.object({
  batchId: z.uuid().nullable(),
  code: z.string().nullable(),
  bestBefore: day.nullable(),
})
export const packedJarsResponse = z.object({
  lines: z.array(
    z.object({
      orderItemId: z.uuid(),
      name: z.string(),
      sku: z.string(),
      packed: z.array(jarsOfBatch.extend({ quantity: z.int(), fault: z.enum(JAR_FAULTS).nullable() })),
      others: z.array(jarsOfBatch.extend({ left: z.int() })),
    }) satisfies z.ZodType<PackedLine>,
  ),
})
