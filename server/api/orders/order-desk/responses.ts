import { z } from 'zod'
import { ACTOR_ROLES } from '#database/schema/index.ts'
import type {
  ChangeStatusesResult,
  StaffOrderList,
  StaffOrderView,
} from '#domain/orders/order-desk/schemas.ts'
import { PAYMENT_METHODS, RECEIVED_METHODS } from '#shared/orders/payment-methods.ts'
import { REFUND_STATUSES } from '#shared/orders/refund-states.ts'
import {
  orderListResponse,
  orderResponse,
  orderStatus,
  paymentStatus,
  refundKind,
} from '../orders/responses.ts'
import { paymentProblem } from '../payments/responses.ts'
import { cents, instant } from '../../response-fields.ts'

export const releaseStockHoldsResponse = z.object({
  released: z.int().describe('How many orders were cancelled.'),
})

export const staffOrderListResponse = z.object({
  items: z.array(
    orderListResponse.shape.items.element.extend({
      customerName: z.string(),
      email: z.string(),
      paymentMethod: z.enum(PAYMENT_METHODS),
      attention: paymentProblem.describe('Why staff have to look at it.'),
      owesRefund: z.boolean().describe('Whether money has to be refunded, and has not been yet.'),
      noteCount: z.int().describe('How many notes staff have left on it.'),
      hold: z
        .object({
          payBy: instant,
          ofBuyer: z.int().describe('How many orders of the same buyer hold stock, this one included.'),
        })
        .optional()
        .describe('With `status=unpaid`.'),
    }),
  ),
  next: z.string().nullable().describe('The cursor for `after` that leads to the next page.'),
  previous: z.string().nullable().describe('The cursor for `before` that leads to the page before.'),
  held: z
    .object({ orders: z.int(), items: z.int(), cents })
    .optional()
    .describe('With `status=unpaid`: what all unpaid orders hold.'),
}) satisfies z.ZodType<StaffOrderList>

const historyEntry = z.object({
  at: instant,
  actorRole: z.enum(ACTOR_ROLES),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
})

const ofOrder = {
  orderId: z.uuid(),
  number: z.string().nullable().describe('Null where there is no such order.'),
}

export const changeStatusesResponse = z.object({
  verdicts: z.array(
    z.discriminatedUnion('verdict', [
      z.object({
        ...ofOrder,
        verdict: z.enum([
          'done',
          'already',
          'tracking_needed',
          'recalled_batch',
          'being_cancelled',
          'not_found',
          'not_tried',
        ]),
      }),
      z.object({
        ...ofOrder,
        verdict: z.literal('illegal_step'),
        from: orderStatus,
        allowed: z.array(orderStatus),
      }),
    ]),
  ),
}) satisfies z.ZodType<ChangeStatusesResult>

export const staffOrderResponse = z.object({
  order: orderResponse,
  history: z.array(
    z.discriminatedUnion('subject', [
      historyEntry.extend({
        subject: z.literal('order'),
        from: orderStatus.nullable(),
        to: orderStatus,
      }),
      historyEntry.extend({
        subject: z.literal('payment'),
        from: paymentStatus.nullable(),
        to: paymentStatus,
      }),
    ]),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      method: z.enum(RECEIVED_METHODS),
      reference: z.string(),
      amountCents: cents,
      leftCents: cents.describe('The part that has not been refunded.'),
      surplusCents: cents.describe('The part of that beyond the order’s total.'),
      problem: paymentProblem,
      reason: z.string().nullable().describe('Why an admin recorded it by hand.'),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
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
      isSentByProvider: z.boolean(),
      reason: z.string(),
      reference: z.string().nullable(),
      explanation: z.string().nullable(),
      requestedBy: z.string().nullable(),
      requestedAt: instant,
      settledAt: instant.nullable(),
    }),
  ),
  refundable: z.object({
    items: z.array(z.object({ itemId: z.uuid(), name: z.string(), quantity: z.int(), amountCents: cents })),
    deliveryCents: cents,
    totalCents: cents,
    refundedCents: cents,
    canRestock: z.boolean(),
  }),
  cancelsAt: instant.nullable().describe('When it will be cancelled unless that is undone.'),
  nextSteps: z.array(orderStatus.exclude(['pending', 'expired'])),
  mustRefundFirst: z.boolean(),
  notes: z.array(z.object({ text: z.string(), at: instant, authorName: z.string().nullable() })),
}) satisfies z.ZodType<StaffOrderView>
