import { z } from 'zod'
import { getStaffOrder } from '#domain/orders/order-desk/index.ts'
import {
  listPaymentNotifications,
  recordPaymentByHand,
  recordTransfer,
  replayPaymentNotification,
  startPayment,
} from '#domain/orders/payments/index.ts'
import {
  listPaymentNotificationsInput,
  recordByHandInput,
  recordTransferInput,
  startPaymentInput,
} from '#domain/orders/payments/schemas.ts'
import { staffOrderView } from '#domain/orders/order-desk/views.ts'
import { paymentNotificationList, placeToPay } from '#domain/orders/payments/views.ts'
import { serialId } from '#shared/kernel/validation.ts'
import {
  bodyProblems,
  confirmedProblems,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  publicWrite,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

export const paymentEndpoints: Endpoint[] = [
  endpoint({
    ...publicWrite,
    limit: 'checkout',
    // The key stays in the body: addresses end up in logs and histories, and this one is a secret.
    path: '/api/orders/payments',
    summary: 'Start an online payment',
    description:
      'For the holder of an order’s key: where to pay it, on the provider’s pages. What became of it is in the order.',
    input: startPaymentInput,
    response: placeToPay,
    problems: [...bodyProblems, 'order_not_found', 'nothing_to_pay', 'unavailable'],
    async run(ctx, input) {
      const started = await startPayment(ctx, input)
      if (!started.ok) return { problem: started.reason }
      const { ok: _, ...payment } = started
      return ok(payment)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/orders/{orderId}/transfers',
    formerPaths: ['/api/staff/orders/transfers'],
    summary: 'Record a bank transfer',
    description:
      'Pays the order if the amount fits; any other amount is saved and marked for a person to check. For staff.',
    input: recordTransferInput,
    response: staffOrderView,
    problems: [...bodyProblems, 'order_not_found', 'reference_taken'],
    async run(ctx, input) {
      const result = await recordTransfer(ctx, input)
      return result.ok ? ok(await getStaffOrder(ctx, { id: input.orderId })) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/orders/{orderId}/payments',
    summary: 'Record a payment by hand',
    description:
      'Money that came through no provider: cash, a card at the counter, a settled dispute; with the reason. Refused where the order is paid, or a provider is about to report its money; where the buyer may be paying online, `isSure` says that they are not. For admins who have confirmed their password.',
    input: recordByHandInput,
    response: staffOrderView,
    problems: [
      ...confirmedProblems,
      'order_not_found',
      'reference_taken',
      'already_paid',
      'under_way',
      'may_be_under_way',
    ],
    async run(ctx, input) {
      const result = await recordPaymentByHand(ctx, input)
      return result.ok ? ok(await getStaffOrder(ctx, { id: input.orderId })) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/payment-notifications',
    formerPaths: ['/api/staff/notifications'],
    summary: 'List payment notifications',
    description:
      'What payment providers have posted, as raw data, and what the shop did with it; newest first, 50 a page, by verdict, provider, and a part of an order’s number. For staff.',
    input: listPaymentNotificationsInput,
    response: paymentNotificationList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listPaymentNotifications(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/payment-notifications/{notificationId}/replays',
    formerPaths: ['/api/staff/notifications/{notificationId}/replays', '/api/staff/notifications/replays'],
    summary: 'Check a payment notification again',
    description: 'What has already been recorded is not recorded twice. For staff.',
    input: z.strictObject({ notificationId: serialId }),
    response: nothing,
    problems: [...bodyProblems, 'notification_not_found', 'notification_conflict'],
    async run(ctx, input) {
      await replayPaymentNotification(ctx, input)
      return ok({})
    },
  }),
]
