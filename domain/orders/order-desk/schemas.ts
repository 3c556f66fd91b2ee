import { z } from 'zod'
import { ORDER_STATUSES, type OrderStatus, type PaymentStatus } from '#shared/orders/order-states.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import { line, optionalText, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'
import type { OrderView } from '../orders/views.ts'
import { trackingInput } from '../parcels/schemas.ts'
import { searchOrdersInput } from '../order-search/schemas.ts'

export {
  searchOrdersInput as listOrdersInput,
  type SearchOrdersInput as ListOrdersInput,
} from '../order-search/schemas.ts'

/** The orders that an open list shows: a page of it. */
export const listShownOrdersInput = searchOrdersInput
  .pick({ language: true, status: true })
  .extend({ orderIds: z.array(z.uuid('invalid')).max(100, 'out_of_range') })
export type ListShownOrdersInput = z.infer<typeof listShownOrdersInput>

export const releaseStockHoldsInput = z.strictObject({
  orderId: z.uuid('invalid'),
  /** This order, or all that the same buyer has not paid, by contact or network address. */
  scope: z.enum(['order', 'buyer'], { error: requiredOr('unknown_value') }),
})
export type ReleaseStockHoldsInput = z.infer<typeof releaseStockHoldsInput>

/** `not_held`: what was to be released has been paid or called off. */
export type ReleaseStockHoldsResult = { ok: true; released: number } | { ok: false; reason: 'not_held' }

export const changeStatusInput = z.strictObject({
  orderId: z.uuid('invalid'),
  to: z.enum(ORDER_STATUSES, { error: requiredOr('unknown_value') }),
  /** The reason; only staff see it. */
  reason: optionalText(500),
  tracking: trackingInput.optional(),
  /** True to cancel a paid order; without it the shop asks. */
  isSure: z.boolean().optional(),
})
export type ChangeStatusInput = z.infer<typeof changeStatusInput>

export type ChangeStatusResult =
  /** `cancelsAt`: nothing has changed yet, it is cancelled then. */
  | { ok: true; cancelsAt?: Date }
  /** Asks if an order that is paid or was sent is really to be cancelled: send `isSure`. */
  | { ok: false; reason: 'is_paid'; number: string; customerName: string; totalCents: number }
  /** It is cancelled in a moment, unless somebody undoes that. */
  | { ok: false; reason: 'being_cancelled' }
  | { ok: false; reason: 'illegal_step'; from: OrderStatus; allowed: OrderStatus[] }
  | { ok: false; reason: 'tracking_needed' }
  /** It was paid, and a change has made it dearer since: that is still to be paid, in ZAR cents. */
  | { ok: false; reason: 'owes'; owedCents: number }
  /** It is packed with jars of a recalled batch. */
  | { ok: false; reason: 'recalled_batch' }

/** The jars of a line that are back of an order that was sent; those neither fit for sale nor damaged are lost. */
const goodsBack = z.strictObject({
  itemId: z.uuid('invalid'),
  fit: wholeNumber(0, 10_000),
  damaged: wholeNumber(0, 10_000),
})
export type GoodsBack = z.infer<typeof goodsBack>

export const cancelSentInput = z.strictObject({
  orderId: z.uuid('invalid'),
  /** For staff, and for the credit note. */
  reason: line(200),
  /** A line that is left out is lost. */
  goods: z
    .array(goodsBack, { error: requiredOr('invalid') })
    .max(100, 'out_of_range')
    .refine((goods) => new Set(goods.map(({ itemId }) => itemId)).size === goods.length, 'invalid'),
  /** True to cancel it; without it the shop asks. */
  isSure: z.boolean().default(false),
})
export type CancelSentInput = z.infer<typeof cancelSentInput>

export type CancelSentResult =
  | { ok: true; cancelsAt: Date }
  | Extract<ChangeStatusResult, { reason: 'is_paid' | 'being_cancelled' | 'illegal_step' }>
  /** More is back of a line than was sent of it; 0 if the order has no such jars. */
  | { ok: false; reason: 'too_many_back'; itemId: string; sent: number }

/** `too_late`: the order is cancelled, or was not being cancelled. */
export type UndoCancellationResult = { ok: true } | { ok: false; reason: 'too_late' }

const paymentStep = {
  orderId: z.uuid('invalid'),
  /** For staff; of a refund also for the credit note. */
  reason: line(200),
}
/** The statuses that an admin sets a payment to; that it is paid is recorded with its money. */
export const setPaymentStatusInput = z.discriminatedUnion(
  'to',
  [
    z.strictObject({ ...paymentStep, to: z.enum(['pending', 'failed']) }),
    z.strictObject({
      ...paymentStep,
      to: z.literal('refunded'),
      /** The bank's or the provider's reference of the money that was sent. */
      reference: line(100),
      /** True if the money has been sent; without it the shop asks. */
      isSure: z.boolean().default(false),
    }),
  ],
  { error: requiredOr('unknown_value') },
)
export type SetPaymentStatusInput = z.infer<typeof setPaymentStatusInput>

export type SetPaymentStatusResult =
  | { ok: true }
  | { ok: false; reason: 'illegal_payment_step'; from: PaymentStatus }
  | { ok: false; reason: 'being_cancelled' }
  /** A refund waits to be sent or withdrawn. */
  | { ok: false; reason: 'refund_pending' }
  /** Asks if the money was really sent: send `isSure`. */
  | { ok: false; reason: 'is_money' }

export const addOrderNoteInput = z.strictObject({ orderId: z.uuid('invalid'), text: line(500) })
export type AddOrderNoteInput = z.infer<typeof addOrderNoteInput>

/** The steps that many orders take at once. What ends an order, or confirms it unpaid, is decided one by one. */
export const BULK_STEPS = ['processing', 'shipped', 'delivered'] as const satisfies OrderStatus[]
export type BulkStep = (typeof BULK_STEPS)[number]

export const changeStatusesInput = z.strictObject({
  orderIds: z.array(z.uuid('invalid')).min(1, 'required').max(1_000, 'out_of_range'),
  to: z.enum(BULK_STEPS, { error: requiredOr('unknown_value') }),
})
export type ChangeStatusesInput = z.infer<typeof changeStatusesInput>

/** So many parcels are shipped at once. */
export const MOST_SHIPPED = 100

export const listParcelsInput = z.strictObject({
  /** Left out, all that are packed. */
  orderIds: z.array(z.uuid('invalid')).min(1, 'required').max(MOST_SHIPPED, 'out_of_range').optional(),
})
export type ListParcelsInput = z.infer<typeof listParcelsInput>

const parcelToShip = trackingInput.omit({ url: true }).extend({
  orderId: z.uuid('invalid'),
  /** The parcel's `seen` when it was shown. */
  seen: line(22),
  /** True if another order's parcel is meant to have the same number: both are in it. */
  isShared: z.boolean().default(false),
})
export type ParcelToShip = z.infer<typeof parcelToShip>

export const shipParcelsInput = z.strictObject({
  parcels: z.array(parcelToShip).min(1, 'required').max(MOST_SHIPPED, 'out_of_range'),
})
export type ShipParcelsInput = z.infer<typeof shipParcelsInput>

/** So many orders are printed at once. */
export const MOST_PRINTED = 100

export const printOrdersInput = z.strictObject({
  orderIds: z.array(z.uuid('invalid')).min(1, 'required').max(MOST_PRINTED, 'out_of_range'),
})
export type PrintOrdersInput = z.infer<typeof printOrdersInput>

/** An order as it is packed and sent. */
export type PackingSlip = {
  id: string
  number: string
  placedAt: Date
  deliveryMethod: DeliveryMethod
  hasIcePack: boolean
  recipient: { name: string; company: string | null; phone: string; address: OrderView['address'] }
  isGift: boolean
  hasCard: boolean
  /** The customer's note with the order. */
  note: string | null
  /** `quantity` is what is to be packed: 0 where all of it was refunded. */
  lines: {
    name: LocalizedText
    sku: string
    quantity: number
    /** False for a service, such as wrapping. */
    isGoods: boolean
    /** The set that it is part of, as many as were ordered. */
    set: { id: string; name: LocalizedText; quantity: number } | null
    /** The batches that it was packed from, the first to expire first; `bestBefore` is a day. */
    batches: { code: string; bestBefore: string; quantity: number }[]
  }[]
}
