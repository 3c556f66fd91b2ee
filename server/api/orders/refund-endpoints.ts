import { cancelRefund, requestRefund, settleRefund } from '#domain/orders/refunds/index.ts'
import { cancelRefundInput, requestRefundInput, settleRefundInput } from '#domain/orders/refunds/schemas.ts'
import { createdId } from '../envelopes.ts'
import { answerWith, type Endpoint, nothing, post } from '../endpoint.ts'

export const refundEndpoints: Endpoint[] = [
  post('/api/staff/orders/{orderId}/refunds', {
    for: 'admin',
    summary: 'Request a refund',
    description:
      'For goods of a paid order, or for an overpayment. A provider that can send it does; otherwise it waits until a person has sent it. For admins who have confirmed their password.',
    input: requestRefundInput,
    view: createdId,
    successStatus: 201,
    problems: [
      'unconfirmed',
      'order_not_found',
      'nothing_paid',
      'nothing_to_refund',
      'unknown_item',
      'unknown_payment',
      'too_many',
      'too_much',
      'spent',
      'cannot_restock',
      'sum_differs',
      'payment_conflict',
    ],
    verb: answerWith(requestRefund, (_ctx, _input, { refundId: id }) => ({ id })),
  }),
  post('/api/staff/refunds/{refundId}/settle', {
    for: 'admin',
    summary: 'Mark a refund as sent',
    description:
      'For a transfer made by a person, with the bank’s reference. For admins who have confirmed their password.',
    input: settleRefundInput,
    view: nothing,
    problems: ['unconfirmed', 'refund_not_found', 'not_pending', 'sent_by_provider'],
    verb: settleRefund,
  }),
  post('/api/staff/refunds/{refundId}/withdraw', {
    for: 'admin',
    summary: 'Withdraw a refund',
    description: 'Only a refund that staff send by hand, before it is sent. For admins.',
    input: cancelRefundInput,
    view: nothing,
    problems: ['refund_not_found', 'not_pending', 'sent_by_provider'],
    verb: cancelRefund,
  }),
]
