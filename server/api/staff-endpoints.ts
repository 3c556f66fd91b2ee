import { z } from 'zod'
import { registerCustomer } from '#domain/customers/index.ts'
import { registerCustomerInput } from '#domain/customers/schemas.ts'
import { createDiscount, endDiscount, listDiscounts } from '#domain/discounts/index.ts'
import { createDiscountInput, endDiscountInput } from '#domain/discounts/schemas.ts'
import { changeOrderStatus, deleteOrder, getStaffOrder, listOrders } from '#domain/order-desk/index.ts'
import { changeStatusInput, listOrdersInput } from '#domain/order-desk/schemas.ts'
import { orderId } from '#domain/orders/schemas.ts'
import { listNotifications, recordTransfer, replayNotification } from '#domain/payments/index.ts'
import { listNotificationsInput, notificationId, recordTransferInput } from '#domain/payments/schemas.ts'
import { assignAdminRole, listStaff } from '#domain/roles/index.ts'
import { assignAdminRoleInput } from '#domain/roles/schemas.ts'
import { LOCALES } from '#shared/locale.ts'
import { notificationListResponse, staffOrderListResponse } from './order-responses.ts'
import { createdResponse, discountsResponse, staffResponse } from './responses.ts'
import { staffOrderResponse } from './staff-order-response.ts'
import { bodyProblems, endpoint, type Endpoint, nothing, ok, own, write } from './endpoint.ts'

/** What the staff do. */
export const staffEndpoints: Endpoint[] = [
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/customers',
    summary: 'Add a customer',
    description: 'For orders by phone or at the counter. The customer gets an email to set a password.',
    input: registerCustomerInput,
    response: createdResponse,
    successStatus: 201,
    problems: [...bodyProblems, 'email_taken'],
    async run(ctx, input) {
      const result = await registerCustomer(ctx, input)
      return result.ok ? { status: 201, body: { id: result.id } } : { problem: result.reason }
    },
  }),
  endpoint({
    ...own,
    for: 'staff',
    path: '/api/staff',
    summary: 'List the staff',
    description: 'Everyone who has a role. For admins.',
    input: nothing,
    response: staffResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listStaff(ctx)),
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/admins',
    summary: 'Make someone an admin',
    description: 'For admins.',
    input: assignAdminRoleInput,
    response: staffResponse,
    problems: [...bodyProblems, 'account_not_found'],
    async run(ctx, { userId }) {
      await assignAdminRole(ctx, { userId })
      return ok(await listStaff(ctx))
    },
  }),
  endpoint({
    ...own,
    for: 'staff',
    path: '/api/staff/orders',
    summary: 'List all orders',
    description:
      'Newest first, a page at a time; filtered by status, number, name or email address. For staff.',
    input: listOrdersInput,
    response: staffOrderListResponse,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listOrders(ctx, input)),
  }),
  endpoint({
    ...own,
    for: 'staff',
    path: '/api/staff/orders/{id}',
    summary: 'Get any order',
    description: 'One order with its history, its payments and the steps it may take. For staff.',
    input: z.strictObject({ id: orderId, language: z.enum(LOCALES).optional() }),
    response: staffOrderResponse,
    problems: ['invalid_request', 'order_not_found'],
    run: async (ctx, input) => ok(await getStaffOrder(ctx, input)),
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/orders/steps',
    summary: 'Move an order to its next step',
    description:
      'Cancelling restores the stock, once. A step that is not allowed is refused with the allowed ones. For staff.',
    input: changeStatusInput,
    response: staffOrderResponse,
    problems: [...bodyProblems, 'order_not_found', 'illegal_step', 'tracking_needed'],
    async run(ctx, input) {
      const result = await changeOrderStatus(ctx, input)
      if (result.ok) return ok(await getStaffOrder(ctx, { id: input.orderId }))
      const { ok: _, reason, ...details } = result
      return { problem: reason, details }
    },
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/orders/transfers',
    summary: 'Record a bank transfer',
    description:
      'Pays the order if the amount fits; any other amount is saved and marked for a person to check. For staff.',
    input: recordTransferInput,
    response: staffOrderResponse,
    problems: [...bodyProblems, 'order_not_found', 'reference_taken'],
    async run(ctx, input) {
      const result = await recordTransfer(ctx, input)
      return result.ok ? ok(await getStaffOrder(ctx, { id: input.orderId })) : { problem: result.reason }
    },
  }),
  endpoint({
    ...own,
    for: 'staff',
    path: '/api/staff/notifications',
    summary: 'List payment notifications',
    description:
      'What payment providers have posted, as raw data, and what the shop did with it; newest first, one page at a time. For staff.',
    input: listNotificationsInput,
    response: notificationListResponse,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listNotifications(ctx, input)),
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/notifications/replays',
    summary: 'Check a payment notification again',
    description: 'What has already been recorded is not recorded twice. For staff.',
    input: z.strictObject({ notificationId }),
    response: nothing,
    problems: [...bodyProblems, 'notification_not_found', 'notification_conflict'],
    async run(ctx, input) {
      await replayNotification(ctx, input)
      return ok({})
    },
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/orders/deletions',
    summary: 'Delete an order',
    description: 'What tax law requires is kept. Refused while money has to be refunded. For admins.',
    input: z.strictObject({ orderId }),
    response: nothing,
    problems: [...bodyProblems, 'order_not_found', 'refund_conflict'],
    async run(ctx, input) {
      await deleteOrder(ctx, input)
      return ok({})
    },
  }),
  endpoint({
    ...own,
    for: 'staff',
    path: '/api/staff/discounts',
    summary: 'List the discount codes',
    description: 'All of them, newest first, with how often each has been used. For staff.',
    input: nothing,
    response: discountsResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listDiscounts(ctx)),
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/discounts',
    summary: 'Create a discount code',
    description:
      'Takes a percentage or an amount off the goods, or all of the delivery. Codes are compared in capitals. For staff.',
    input: createDiscountInput,
    response: createdResponse,
    successStatus: 201,
    problems: [...bodyProblems, 'code_taken'],
    async run(ctx, input) {
      const result = await createDiscount(ctx, input)
      return result.ok ? { status: 201, body: { id: result.id } } : { problem: result.reason }
    },
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/discounts/{id}/end',
    summary: 'End a discount code',
    description: 'From now on and for good; orders that have it keep it. For staff.',
    input: endDiscountInput,
    response: discountsResponse,
    problems: [...bodyProblems, 'discount_not_found'],
    async run(ctx, input) {
      await endDiscount(ctx, input)
      return ok(await listDiscounts(ctx))
    },
  }),
]
