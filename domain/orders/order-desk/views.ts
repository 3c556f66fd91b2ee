import { z } from 'zod'
import { ACTOR_ROLES } from '#database/schema/index.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { cents, day, instant } from '#shared/kernel/view-fields.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { RECEIVED_METHODS } from '#shared/orders/received-methods.ts'
import { REFUND_STATUSES } from '#shared/orders/refund-states.ts'
import {
  markedOrderSummary,
  orderStatus,
  orderView,
  paymentProblem,
  paymentStatus,
  refundKind,
} from '../orders/views.ts'
import { staffReturn } from '../returns/views.ts'
import { claimView, parcelView } from '../parcels/views.ts'
import { orderChange } from '../order-changes/views.ts'
import { stockHoldSum, stockHoldView } from '../stock-holds/views.ts'

/** An order in the staff's list. */
export const staffOrderSummary = markedOrderSummary.extend({
  owesRefund: z.boolean().describe('Whether money has to be refunded, and has not been yet.'),
  noteCount: z.int().describe('How many notes staff have left on it.'),
  hold: stockHoldView.optional().describe('With `status=unpaid`.'),
})
export type StaffOrderSummary = z.infer<typeof staffOrderSummary>

export const staffOrderList = keysetPageOf(staffOrderSummary).extend({
  held: stockHoldSum.optional().describe('With `status=unpaid`: what all unpaid orders hold.'),
})
export type StaffOrderList = z.infer<typeof staffOrderList>

/** A refund with all that staff need to work on it. */
export const staffRefund = z.object({
  id: z.uuid(),
  kind: refundKind,
  status: z.enum(REFUND_STATUSES),
  amountCents: cents,
  vatCents: cents,
  lines: z.array(
    z.object({
      name: z.string().nullable().describe('Null for the delivery.'),
      quantity: z.int().describe('0 where only the price was lowered.'),
      amountCents: cents,
      restocks: z.boolean(),
    }),
  ),
  method: z.enum(RECEIVED_METHODS),
  /** Otherwise staff send it. */
  isSentByProvider: z.boolean(),
  reason: z.string(),
  reference: z.string().nullable(),
  /** The reason that it failed: the provider's words, or WITHDRAWN. */
  explanation: z.string().nullable(),
  requestedBy: z.string().nullable(),
  requestedAt: instant,
  settledAt: instant.nullable(),
})
export type StaffRefund = z.infer<typeof staffRefund>

/** The part of an order that can still be refunded; nothing if it was not paid. */
export const refundable = z.object({
  items: z.array(z.object({ itemId: z.uuid(), name: z.string(), quantity: z.int(), amountCents: cents })),
  deliveryCents: cents,
  totalCents: cents,
  /** The amount that has been refunded, or is pending. */
  refundedCents: cents,
  /** True if jars can be returned to stock: not if the order's stock is restored already. */
  canRestock: z.boolean(),
})
export type Refundable = z.infer<typeof refundable>

const step = z.object({
  at: instant,
  actorRole: z.enum(ACTOR_ROLES),
  /** Null if a guest or the shop itself acted. */
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
})

/** A step of an order or of its payment, with who took it and why. The first has no earlier state. */
export const historyEntry = z.discriminatedUnion('subject', [
  step.extend({ subject: z.literal('order'), from: orderStatus.nullable(), to: orderStatus }),
  step.extend({ subject: z.literal('payment'), from: paymentStatus.nullable(), to: paymentStatus }),
])
export type HistoryEntry = z.infer<typeof historyEntry>

/** A note that staff left on an order for each other. */
export const orderNote = z.object({ text: z.string(), at: instant, authorName: z.string().nullable() })
export type OrderNote = z.infer<typeof orderNote>

const courier = z.object({
  name: z.string(),
  link: z.string().nullable().describe('To a parcel of theirs, with `{number}` in it.'),
})
export type Courier = z.infer<typeof courier>

/** An order with all that staff need to work on it. */
export const staffOrderView = z.object({
  order: orderView,
  customerId: z.uuid().nullable().describe('The account that has it.'),
  history: z.array(historyEntry),
  /** The oldest first. */
  changes: z.array(orderChange),
  payments: z.array(
    z.object({
      id: z.uuid(),
      method: z.enum(RECEIVED_METHODS),
      reference: z.string(),
      voucher: z
        .object({ id: z.uuid(), number: z.int() })
        .nullable()
        .describe('The voucher whose money it is; then the reference is a movement in its ledger.'),
      amountCents: cents,
      leftCents: cents.describe('The part that has not been refunded.'),
      surplusCents: cents.describe('The part of that beyond the order’s total.'),
      problem: paymentProblem,
      reason: z.string().nullable().describe('Why an admin recorded it by hand.'),
      receivedOn: day.nullable().describe('The day on the bank’s statement, where one told it.'),
      at: instant,
    }),
  ),
  /** The oldest first. */
  refunds: z.array(staffRefund),
  refundable,
  returns: z.array(staffReturn).describe('What the buyer asks to return, the newest first.'),
  cancelsAt: instant.nullable().describe('When it will be cancelled unless that is undone.'),
  nextSteps: z.array(orderStatus.exclude(['pending', 'expired'])),
  couriers: z
    .array(courier)
    .describe('Those to choose from where a parcel is to be sent, the last used first.'),
  /** A refund is owed before the order can be hidden. */
  mustRefundFirst: z.boolean(),
  /** The newest first. */
  notes: z.array(orderNote),
  /** The parcels that followed its first, the oldest first. */
  parcels: z.array(parcelView),
  claims: z.array(claimView),
})
export type StaffOrderView = z.infer<typeof staffOrderView>

const plainVerdict = z.object({
  verdict: z.enum([
    'done',
    'already',
    'tracking_needed',
    'recalled_batch',
    'owes',
    'being_cancelled',
    'not_found',
    'not_tried',
  ]),
})
const illegalStep = z.object({
  verdict: z.literal('illegal_step'),
  from: orderStatus,
  allowed: z.array(orderStatus),
})
/** The outcome for one of many orders. */
export type StepVerdict = z.infer<typeof plainVerdict> | z.infer<typeof illegalStep>

const ofOrder = {
  orderId: z.uuid(),
  number: z.string().nullable().describe('Null where there is no such order.'),
}

/** The outcome of a step that many orders were to take at once. */
export const changeStatusesResult = z.object({
  verdicts: z.array(
    z.discriminatedUnion('verdict', [plainVerdict.extend(ofOrder), illegalStep.extend(ofOrder)]),
  ),
})
export type ChangeStatusesResult = z.infer<typeof changeStatusesResult>

/** A packed order that waits for its courier. */
const parcel = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  city: z.string(),
  items: z.int(),
  seen: z.string().describe('Stands for who gets what and where: another, once any of it was changed.'),
})
export type Parcel = z.infer<typeof parcel>

export const parcelList = z.object({
  parcels: z.array(parcel),
  later: z.int().describe('The number that wait beyond those shown.'),
  others: z
    .array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        status: orderStatus,
        deliveryMethod: z.enum(DELIVERY_METHODS),
      }),
    )
    .describe('The named orders that are not packed for a courier.'),
  couriers: z.array(courier).describe('The last used first.'),
})
export type ParcelList = z.infer<typeof parcelList>

const plainParcel = z.object({
  verdict: z.enum([
    'done',
    'already',
    'changed',
    'being_cancelled',
    'recalled_batch',
    'owes',
    'not_found',
    'not_tried',
  ]),
})
const numberUsed = z.object({
  verdict: z.literal('number_used'),
  usedBy: z.string().describe('The number of the order whose parcel has it.'),
})
const notPacked = illegalStep.omit({ allowed: true })
/** The outcome for one of many parcels. */
export type ParcelVerdict =
  | z.infer<typeof plainParcel>
  | z.infer<typeof numberUsed>
  | z.infer<typeof notPacked>

export const shipParcelsResult = z.object({
  verdicts: z.array(
    z.discriminatedUnion('verdict', [
      plainParcel.extend(ofOrder),
      numberUsed.extend(ofOrder),
      notPacked.extend(ofOrder),
    ]),
  ),
})
export type ShipParcelsResult = z.infer<typeof shipParcelsResult>
