import { z } from 'zod'
import { byLocale } from '#shared/kernel/locale.ts'
import { day, instant, localized } from '#shared/kernel/view-fields.ts'
import { orderStatus } from '../orders/views.ts'

/** An order that has jars of the batch. */
export const batchOrder = z.object({
  orderId: z.uuid(),
  number: z.string(),
  status: orderStatus,
  placedAt: instant,
  customerName: z.string(),
  quantity: z.int(),
})
export type BatchOrder = z.infer<typeof batchOrder>

export const batchView = z.object({
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
  orders: z.array(batchOrder).describe('The newest 200.'),
  totals: z
    .object({ orders: z.int(), jars: z.int(), toMail: z.int(), toRepack: z.int() })
    .describe('Of all orders with it: how many are with their buyers, and how many still packed here.'),
})
export type BatchView = z.infer<typeof batchView>

const mail = z.object({ subject: z.string(), text: z.string() })
/** The mail that the buyers would read. */
export const recallPreview = z.object(byLocale(() => mail))
export type RecallPreview = z.infer<typeof recallPreview>
