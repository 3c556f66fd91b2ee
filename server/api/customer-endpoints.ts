import { z } from 'zod'
import { getProfile, updateProfile } from '#domain/customers/index.ts'
import { updateProfileInput } from '#domain/customers/schemas.ts'
import { getOrder, listMyOrders } from '#domain/orders/index.ts'
import { listMyOrdersInput, orderId } from '#domain/orders/schemas.ts'
import { LOCALES } from '#shared/locale.ts'
import { orderListResponse, orderResponse } from './order-responses.ts'
import { profileResponse } from './responses.ts'
import { bodyProblems, endpoint, type Endpoint, nothing, ok, own, write } from './endpoint.ts'

/** What whoever is signed in may ask about themselves. */
export const customerEndpoints: Endpoint[] = [
  endpoint({
    ...own,
    path: '/api/orders',
    summary: 'List my orders',
    description: 'The orders of the customer who is signed in, newest first, one page at a time.',
    input: listMyOrdersInput,
    response: orderListResponse,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listMyOrders(ctx, input)),
  }),
  endpoint({
    ...own,
    path: '/api/orders/{id}',
    summary: 'Get one of my orders',
    description: 'One order of the customer who is signed in.',
    input: z.strictObject({ id: orderId, language: z.enum(LOCALES).optional() }),
    response: orderResponse,
    problems: ['invalid_request', 'order_not_found'],
    run: async (ctx, input) => ok(await getOrder(ctx, input)),
  }),
  endpoint({
    ...own,
    path: '/api/profile',
    summary: 'Get my profile',
    description: 'The profile of the signed-in customer.',
    input: nothing,
    response: profileResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await getProfile(ctx)),
  }),
  endpoint({
    ...write,
    for: 'customer',
    path: '/api/profile',
    summary: 'Change my profile',
    description: 'Name and phone of the customer who is signed in.',
    input: updateProfileInput,
    response: profileResponse,
    problems: [...bodyProblems],
    async run(ctx, input) {
      await updateProfile(ctx, input)
      return ok(await getProfile(ctx))
    },
  }),
]
