import type { Ctx } from '#domain/kernel/context.ts'
import { z } from 'zod'
import {
  addOrderNote,
  changeOrderStatus,
  changeOrderStatuses,
  deleteOrder,
  getStaffOrder,
  listOrders,
  listParcels,
  releaseStockHolds,
  shipParcels,
  undoCancellation,
} from '#domain/orders/order-desk/index.ts'
import {
  addOrderNoteInput,
  changeStatusesInput,
  changeStatusInput,
  listOrdersInput,
  releaseStockHoldsInput,
  shipParcelsInput,
} from '#domain/orders/order-desk/schemas.ts'
import { orderId } from '#domain/orders/orders/schemas.ts'
import {
  changeStatusesResult,
  parcelList,
  shipParcelsResult,
  staffOrderList,
  staffOrderView,
} from '#domain/orders/order-desk/views.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

/** The order as it is now: what every change answers. */
const orderNow = (ctx: Ctx, { orderId }: { orderId: string }) => getStaffOrder(ctx, { id: orderId })

/** Orders as staff see and change them. */
export const orderDeskEndpoints: Endpoint[] = [
  get('/api/staff/orders', {
    for: 'staff',
    summary: 'List all orders',
    description:
      'One page at a time: `next` and `previous` are the cursors for `after` and `before`. Filtered by what has to be done (`to_pack`, `transfers`, `money`, `unpaid`) or by status, payment, delivery, province, days (in the shop’s time zone) and notes; `search` looks for a number, name, email address, phone number or product, from 3 characters on. For staff.',
    input: listOrdersInput,
    view: staffOrderList,
    verb: listOrders,
  }),
  get('/api/staff/orders/{id}', {
    for: 'staff',
    summary: 'Get any order',
    description:
      'One order with its history, its payments and refunds, how it was changed, what its buyer asks to return, parcels that were sent again, claims, and the steps it may take. For staff.',
    input: z.strictObject({ id: orderId, language: z.enum(LOCALES).optional() }),
    view: staffOrderView,
    problems: ['order_not_found'],
    verb: getStaffOrder,
  }),
  post('/api/staff/orders/{orderId}/steps', {
    for: 'staff',
    formerPaths: ['/api/staff/orders/steps'],
    summary: 'Move an order to its next step',
    description:
      'Cancelling restores the stock, once; a paid order is cancelled by admins, who send `isSure`, and a minute later. A step that is not allowed is refused with the allowed ones. For staff.',
    input: changeStatusInput,
    view: staffOrderView,
    problems: [
      'order_not_found',
      'illegal_step',
      'is_paid',
      'being_cancelled',
      'tracking_needed',
      'recalled_batch',
      'owes',
    ],
    verb: answerWith(changeOrderStatus, orderNow),
  }),
  post('/api/staff/orders/{orderId}/cancellation-undos', {
    for: 'admin',
    summary: 'Keep an order that would be cancelled',
    description: 'Within the minute after a paid order was cancelled. For admins.',
    input: z.strictObject({ orderId }),
    view: staffOrderView,
    problems: ['order_not_found', 'too_late'],
    verb: answerWith(undoCancellation, orderNow),
  }),
  post('/api/staff/order-steps', {
    for: 'staff',
    summary: 'Move many orders to their next step',
    description:
      'Up to 1,000 orders, each for itself, with a verdict for each: `done`, `already` there, or why not. Parcels need a courier and a tracking number: ship them by `/api/staff/parcels`. After 10 seconds the rest is `not_tried`: send the same again to go on. For staff.',
    input: changeStatusesInput,
    view: changeStatusesResult,
    verb: changeOrderStatuses,
  }),
  get('/api/staff/parcels', {
    for: 'staff',
    summary: 'List the parcels that wait for a courier',
    description: 'Packed orders, the longest waiting first, with the couriers that the shop uses. For staff.',
    input: nothing,
    view: parcelList,
    verb: (ctx) => listParcels(ctx, {}),
  }),
  post('/api/staff/parcels', {
    for: 'staff',
    summary: 'Ship many parcels',
    description:
      'Up to 100, each for itself, with its courier, its tracking number and the `seen` of its list; the buyers get their mails. With a verdict for each: `done`, `already` there, or why not. A number that another parcel has wants `isShared`. After 10 seconds the rest is `not_tried`: send the same again to go on. For staff.',
    input: shipParcelsInput,
    view: shipParcelsResult,
    verb: shipParcels,
  }),
  post('/api/staff/orders/{orderId}/notes', {
    for: 'staff',
    summary: 'Leave a note on an order',
    description: 'For staff, who alone see it; answered with the order.',
    input: addOrderNoteInput,
    view: staffOrderView,
    problems: ['order_not_found'],
    verb: answerWith(addOrderNote, orderNow),
  }),
  post('/api/staff/orders/{orderId}/releases', {
    for: 'staff',
    summary: 'Release what an unpaid order holds',
    description:
      'Cancels the order, or all unpaid orders of the same buyer, by contact or network address. For staff.',
    input: releaseStockHoldsInput,
    view: z.object({ released: z.int().describe('How many orders were cancelled.') }),
    problems: ['order_not_found', 'not_held'],
    verb: releaseStockHolds,
  }),
  post('/api/staff/orders/{orderId}/deletions', {
    for: 'admin',
    formerPaths: ['/api/staff/orders/deletions'],
    summary: 'Delete an order',
    description: 'What the law requires is kept. Refused while money has to be refunded. For admins.',
    input: z.strictObject({ orderId }),
    view: nothing,
    problems: ['order_not_found', 'refund_conflict'],
    verb: deleteOrder,
  }),
]
