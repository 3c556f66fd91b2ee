import { cancelRefund, requestRefund, settleRefund } from '#domain/orders/refunds/index.ts'
import { cancelRefundInput, requestRefundInput, settleRefundInput } from '#domain/orders/refunds/schemas.ts'
import { createdId } from '../envelopes.ts'
import {
  bodyProblems,
  confirmedProblems,
  created,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  refused,
  adminWrite,
} from '../endpoint.ts'

export const refundEndpoints: Endpoint[] = [
  endpoint({
    ...adminWrite,
    path: '/api/staff/orders/{orderId}/refunds',
    summary: 'Request a refund',
    description:
      'For goods of a paid order, or for an overpayment. A provider that can send it does; otherwise it waits until a person has sent it. For admins who have confirmed their password.',
    input: requestRefundInput,
    response: createdId,
    successStatus: 201,
    problems: [
      ...confirmedProblems,
      'order_not_found',
      'nothing_paid',
      'nothing_to_refund',
      'unknown_item',
      'unknown_payment',
      'too_many',
      'too_much',
      'cannot_restock',
      'sum_differs',
      'payment_conflict',
    ],
    async run(ctx, input) {
      const result = await requestRefund(ctx, input)
      return result.ok ? created({ id: result.refundId }) : refused(result)
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/refunds/{refundId}/settle',
    summary: 'Mark a refund as sent',
    description:
      'For a transfer made by a person, with the bank’s reference. For admins who have confirmed their password.',
    input: settleRefundInput,
    response: nothing,
    problems: [...confirmedProblems, 'refund_not_found', 'not_pending', 'sent_by_provider'],
    async run(ctx, input) {
      const result = await settleRefund(ctx, input)
      return result.ok ? ok({}) : { problem: result.reason }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/refunds/{refundId}/withdraw',
    summary: 'Withdraw a refund',
    description: 'Only a refund that staff send by hand, before it is sent. For admins.',
    input: cancelRefundInput,
    response: nothing,
    problems: [...bodyProblems, 'refund_not_found', 'not_pending', 'sent_by_provider'],
    async run(ctx, input) {
      const result = await cancelRefund(ctx, input)
      return result.ok ? ok({}) : { problem: result.reason }
    },
  }),
]
