import { z } from 'zod'
import {
  addOrderNote,
  changeOrderStatus,
  changeOrderStatuses,
  deleteOrder,
  getStaffOrder,
  listOrders,
  releaseStockHolds,
  undoCancellation,
} from '#domain/orders/order-desk/index.ts'
import {
  addOrderNoteInput,
  changeStatusesInput,
  changeStatusInput,
  listOrdersInput,
  releaseStockHoldsInput,
} from '#domain/orders/order-desk/schemas.ts'
import { orderId } from '#domain/orders/orders/schemas.ts'
import { changeStatusesResult, staffOrderList, staffOrderView } from '#domain/orders/order-desk/views.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import {
  adminWrite,
  bodyProblems,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

/** Orders as staff see and change them. */
export const orderDeskEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/orders',
    summary: 'List all orders',
    description:
      'One page at a time: `next` and `previous` are the cursors for `after` and `before`. Filtered by what has to be done (`to_pack`, `transfers`, `money`, `unpaid`) or by status, payment, delivery, province, days (in the shop’s time zone) and notes; `search` looks for a number, name, email address, phone number or product, from 3 characters on. For staff.',
    input: listOrdersInput,
    response: staffOrderList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listOrders(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/orders/{id}',
    summary: 'Get any order',
    description: 'One order with its history, its payments and the steps it may take. For staff.',
    input: z.strictObject({ id: orderId, language: z.enum(LOCALES).optional() }),
    response: staffOrderView,
    problems: ['invalid_request', 'order_not_found'],
    run: async (ctx, input) => ok(await getStaffOrder(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/orders/{orderId}/steps',
    formerPaths: ['/api/staff/orders/steps'],
    summary: 'Move an order to its next step',
    description:
      'Cancelling restores the stock, once; a paid order is cancelled by admins, who send `isSure`, and a minute later. A step that is not allowed is refused with the allowed ones. For staff.',
    input: changeStatusInput,
    response: staffOrderView,
    problems: [
      ...bodyProblems,
      'order_not_found',
      'illegal_step',
      'is_paid',
      'being_cancelled',
      'tracking_needed',
      'recalled_batch',
    ],
    async run(ctx, input) {
      const result = await changeOrderStatus(ctx, input)
      return result.ok ? ok(await getStaffOrder(ctx, { id: input.orderId })) : refused(result)
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/orders/{orderId}/cancellation-undos',
    summary: 'Keep an order that would be cancelled',
    description: 'Within the minute after a paid order was cancelled. For admins.',
    input: z.strictObject({ orderId }),
    response: staffOrderView,
    problems: [...bodyProblems, 'order_not_found', 'too_late'],
    async run(ctx, input) {
      const result = await undoCancellation(ctx, input)
      return result.ok ? ok(await getStaffOrder(ctx, { id: input.orderId })) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/order-steps',
    summary: 'Move many orders to their next step',
    description:
      'Up to 1,000 orders, each for itself, with a verdict for each: `done`, `already` there, or why not. Parcels need a courier and a tracking number, so they are shipped one by one. After 10 seconds the rest is `not_tried`: send the same again to go on. For staff.',
    input: changeStatusesInput,
    response: changeStatusesResult,
    problems: bodyProblems,
    run: async (ctx, input) => ok(await changeOrderStatuses(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/orders/{orderId}/notes',
    summary: 'Leave a note on an order',
    description: 'For staff, who alone see it; answered with the order.',
    input: addOrderNoteInput,
    response: staffOrderView,
    problems: [...bodyProblems, 'order_not_found'],
    async run(ctx, input) {
      await addOrderNote(ctx, input)
      return ok(await getStaffOrder(ctx, { id: input.orderId }))
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/orders/{orderId}/releases',
    summary: 'Release what an unpaid order holds',
    description:
      'Cancels the order, or all unpaid orders of the same buyer, by contact or network address. For staff.',
    input: releaseStockHoldsInput,
    response: z.object({ released: z.int().describe('How many orders were cancelled.') }),
    problems: [...bodyProblems, 'order_not_found', 'not_held'],
    async run(ctx, input) {
      const result = await releaseStockHolds(ctx, input)
      return result.ok ? ok({ released: result.released }) : { problem: result.reason }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/orders/{orderId}/deletions',
    formerPaths: ['/api/staff/orders/deletions'],
    summary: 'Delete an order',
    description: 'What the law requires is kept. Refused while money has to be refunded. For admins.',
    input: z.strictObject({ orderId }),
    response: nothing,
    problems: [...bodyProblems, 'order_not_found', 'refund_conflict'],
    async run(ctx, input) {
      await deleteOrder(ctx, input)
      return ok({})
    },
  }),
]
