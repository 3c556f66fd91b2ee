import { z } from 'zod'
import { type LocalizedText, type Locale, byLocale } from '#shared/kernel/locale.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { requiredOr } from '#shared/kernel/validation.ts'

export const batchId = z.uuid('invalid')

/** A text of a few lines for the buyers, in one language. */
const told = z
  .string({ error: requiredOr('invalid') })
  .trim()
  .min(1, 'required')
  .max(1_000, 'too_long')
  .refine(
    (text) => !/\p{Cc}/u.test(text.replace(/[\r\n\t]/g, ' ')) && text.isWellFormed(),
    'control_characters',
  )
const inBoth = z.strictObject(byLocale(() => told))

export const recallBatchInput = z.strictObject({
  batchId,
  /** The reason, as the buyers are told. */
  reason: inBoth,
  /** The advice on what to do with the jars. */
  advice: inBoth,
})
export type RecallBatchInput = z.infer<typeof recallBatchInput>

export type RecallBatchResult =
  /** `missing`: how many jars that are ordered and not packed are no longer there. */
  { ok: true; mails: number; missing: number } | { ok: false; reason: 'already_recalled' }

/** An order that has jars of the batch. */
export type BatchOrder = {
  orderId: string
  number: string
  status: OrderStatus
  placedAt: Date
  customerName: string
  quantity: number
}

export type BatchView = {
  id: string
  code: string
  productId: string
  sku: string
  productName: LocalizedText
  bestBefore: string
  receivedAt: Date
  received: number
  remaining: number
  recalled: { at: Date; by: string | null; reason: LocalizedText; advice: LocalizedText } | null
  /** The newest first; at most MOST_ORDERS of them. */
  orders: BatchOrder[]
  /** The number of all of them, of their jars, of those that are with their buyers, and of those still packed here. */
  totals: { orders: number; jars: number; toMail: number; toRepack: number }
}

/** A page shows so many orders of a batch. */
export const MOST_ORDERS = 200

/** The mail that the buyers would read. */
export type RecallPreview = Record<Locale, { subject: string; text: string }>
