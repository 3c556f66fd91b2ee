import type { Ctx } from '#domain/kernel/context.ts'
import { z } from 'zod'
import { recordTransfers } from '#domain/orders/bank-statements/index.ts'
import { recordTransfersInput } from '#domain/orders/bank-statements/schemas.ts'
import { recordStatementResult } from '#domain/orders/bank-statements/views.ts'
import { getStaffOrder } from '#domain/orders/order-desk/index.ts'
import {
  listPaymentNotifications,
  recordCounterPayment,
  recordPaymentByHand,
  recordTransfer,
  replayPaymentNotification,
  startPayment,
} from '#domain/orders/payments/index.ts'
import {
  listPaymentNotificationsInput,
  recordByHandInput,
  recordCounterPaymentInput,
  recordTransferInput,
  startPaymentInput,
} from '#domain/orders/payments/schemas.ts'
import { staffOrderView } from '#domain/orders/order-desk/views.ts'
import { paymentNotificationList, placeToPay } from '#domain/orders/payments/views.ts'
import { serialId } from '#shared/kernel/validation.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

/** The order as it is now: what every change answers. */
const orderNow = (ctx: Ctx, { orderId }: { orderId: string }) => getStaffOrder(ctx, { id: orderId })

export const paymentEndpoints: Endpoint[] = [
  post('/api/orders/payments', {
    for: 'anyone',
    limit: 'checkout',
    summary: 'Start an online payment',
    description:
      'For the holder of an order’s key: where to pay it, on the provider’s pages. What became of it is in the order.',
    // The key stays in the body: addresses end up in logs and histories, and this one is a secret.
    input: startPaymentInput,
    view: placeToPay,
    problems: ['order_not_found', 'nothing_to_pay', 'unavailable'],
    verb: startPayment,
  }),
  post('/api/staff/orders/{orderId}/transfers', {
    for: 'staff',
    formerPaths: ['/api/staff/orders/transfers'],
    summary: 'Record a bank transfer',
    description:
      'Pays the order if the amount fits; any other amount is saved and marked for a person to check. For staff.',
    input: recordTransferInput,
    view: staffOrderView,
    problems: ['order_not_found', 'reference_taken'],
    verb: answerWith(recordTransfer, orderNow),
  }),
  post('/api/staff/transfers', {
    for: 'staff',
    summary: 'Record many bank transfers',
    description:
      'Up to 500 orders, each with what is due of it as `dueCents`, which has arrived under its own number; with a verdict for each: `done`, `already` paid, or why not. Sent again, nothing is recorded twice; after 15 seconds the rest is `not_tried`. For staff.',
    input: recordTransfersInput,
    view: recordStatementResult,
    verb: recordTransfers,
  }),
  post('/api/staff/orders/{orderId}/counter-payments', {
    for: 'staff',
    summary: 'Record a payment at the counter',
    description: 'All that is due of an order that was to be paid there. For staff.',
    input: recordCounterPaymentInput,
    view: staffOrderView,
    problems: ['order_not_found', 'nothing_to_pay', 'reference_taken'],
    verb: answerWith(recordCounterPayment, orderNow),
  }),
  post('/api/staff/orders/{orderId}/payments', {
    for: 'staff',
    summary: 'Record a payment by hand',
    description:
      'Money that came through no provider: cash, a card at the counter, a settled dispute; with the reason. Refused where the order is paid, or a provider is about to report its money; where the buyer may be paying online, `isSure` says that they are not. For admins who have confirmed their password.',
    input: recordByHandInput,
    view: staffOrderView,
    problems: [
      'unconfirmed',
      'order_not_found',
      'reference_taken',
      'already_paid',
      'under_way',
      'may_be_under_way',
    ],
    verb: answerWith(recordPaymentByHand, orderNow),
  }),
  get('/api/staff/payment-notifications', {
    for: 'staff',
    formerPaths: ['/api/staff/notifications'],
    summary: 'List payment notifications',
    description:
      'What payment providers have posted, as raw data, and what the shop did with it; newest first, 50 a page, by verdict, provider, and a part of an order’s number. For staff.',
    input: listPaymentNotificationsInput,
    view: paymentNotificationList,
    verb: listPaymentNotifications,
  }),
  post('/api/staff/payment-notifications/{notificationId}/replays', {
    for: 'staff',
    formerPaths: ['/api/staff/notifications/{notificationId}/replays', '/api/staff/notifications/replays'],
    summary: 'Check a payment notification again',
    description: 'What has already been recorded is not recorded twice. For staff.',
    input: z.strictObject({ notificationId: serialId }),
    view: nothing,
    problems: ['notification_not_found', 'notification_conflict'],
    verb: replayPaymentNotification,
  }),
]
