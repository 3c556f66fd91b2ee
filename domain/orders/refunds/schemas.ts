import { z } from 'zod'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { line, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'

const MAX_CENTS = 1_000_000_000
const order = {
  orderId: z.uuid('invalid'),
  /** For staff, and for the credit note. */
  reason: line(200),
  /** Staff send the money themselves, although the provider could: for when it has refused. */
  isByHand: z.boolean({ error: requiredOr('invalid') }).optional(),
}

const goodsLine = z
  .strictObject({
    itemId: z.uuid('invalid'),
    /** The number of jars that it is for; 0 if only the price is lowered. */
    quantity: wholeNumber(0, 10_000),
    /** ZAR cents; by default the jars' share of what was charged for them. */
    amountCents: wholeNumber(0, MAX_CENTS).optional(),
    /** True if the jars are returned to stock. */
    restocks: z.boolean({ error: requiredOr('invalid') }).default(false),
  })
  .refine(({ quantity, amountCents }) => quantity > 0 || amountCents, {
    error: 'required',
    path: ['quantity'],
  })

/** A refund of parts of a paid order. */
const goodsRefund = z.strictObject({
  ...order,
  kind: z.literal('goods'),
  lines: z
    .array(goodsLine, { error: requiredOr('invalid') })
    .max(100, 'out_of_range')
    .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'invalid')
    .default([]),
  deliveryCents: wholeNumber(0, MAX_CENTS).default(0),
  /**
   * ZAR cents: the total refunded for goods after this refund, earlier ones included. If given and different, nothing
   * is refunded, so that a request sent twice is one refund.
   */
  agreedTotalCents: wholeNumber(0, MAX_CENTS).optional(),
})
export type GoodsRefundInput = z.infer<typeof goodsRefund>

/** A refund of money that was more than the order costs, or that arrived for an order that keeps none. */
const surplusRefund = z.strictObject({
  ...order,
  kind: z.literal('surplus'),
  paymentId: z.uuid('invalid'),
  amountCents: wholeNumber(1, MAX_CENTS),
})
export type SurplusRefundInput = z.infer<typeof surplusRefund>

export const requestRefundInput = z.discriminatedUnion('kind', [goodsRefund, surplusRefund], {
  error: requiredOr('unknown_value'),
})
export type RequestRefundInput = z.infer<typeof requestRefundInput>

/** Jars of one product, or the delivery, as they were charged. Amounts in ZAR cents, VAT included. */
export type OrderPart = {
  /** Null for the delivery, which has no name or quantity either. */
  itemId: string | null
  name: LocalizedText | null
  quantity: number
  chargedCents: number
  vatCents: number
  /** The part of it that has been refunded, or is pending. */
  refunded: { quantity: number; amountCents: number; vatCents: number }
}

/** The reason that money is not refunded. Amounts in ZAR cents. */
export type RefundRefusal =
  | { ok: false; reason: 'nothing_paid' }
  | { ok: false; reason: 'nothing_to_refund' }
  | { ok: false; reason: 'unknown_item'; itemId: string }
  | { ok: false; reason: 'unknown_payment' }
  | { ok: false; reason: 'too_many'; itemId: string; left: number }
  /** `of` is an item's id, `delivery`, or `payment` if no single payment has enough left. */
  | { ok: false; reason: 'too_much'; of: string; maxCents: number }
  /** More than is left of the voucher that was bought. */
  | { ok: false; reason: 'spent'; maxCents: number }
  | { ok: false; reason: 'cannot_restock'; itemId: string }
  /** The sum is not the one agreed to: this refund's amount, and the total with it. */
  | { ok: false; reason: 'sum_differs'; amountCents: number; totalCents: number }

export type RequestRefundResult = { ok: true; refundId: string } | RefundRefusal

export const refundId = z.uuid('invalid')

export const settleRefundInput = z.strictObject({ refundId, reference: line(100) })
export type SettleRefundInput = z.infer<typeof settleRefundInput>

export const cancelRefundInput = z.strictObject({ refundId })
export type CancelRefundInput = z.infer<typeof cancelRefundInput>

/** Staff can settle or withdraw only a refund that waits for them. */
export type EndRefundResult = { ok: true } | { ok: false; reason: 'not_pending' | 'sent_by_provider' }
