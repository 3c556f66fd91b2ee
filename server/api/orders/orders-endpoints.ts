import { z } from 'zod'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { getOrder, listMyOrders } from '#domain/orders/orders/index.ts'
import { listMyOrdersInput, orderId } from '#domain/orders/orders/schemas.ts'
import { orderList, orderView } from '#domain/orders/orders/views.ts'
import { LOCALES, localizedPath } from '#shared/kernel/locale.ts'
import { bodyProblems, created, customerRead, endpoint, type Endpoint, ok, publicWrite } from '../endpoint.ts'

const placedOrder = z.object({
  number: z.string().describe('e.g. `KROK-26-000123`'),
  url: z.url().describe('The order page; anyone who has this link can read the order.'),
})

/** Orders as their buyers place and see them. */
export const orderEndpoints: Endpoint[] = [
  endpoint({
    ...publicWrite,
    limit: 'checkout',
    path: '/api/orders',
    summary: 'Place an order',
    description:
      'Places an order for the customer who is signed in, or for a guest. Send a fresh `Idempotency-Key` for each order; repeating a request with the same key answers with the same order. The server adds the delivery: agree to the total that a refusal with `total_changed` names, which is also what it costs with the `discountCode`.',
    input: placeOrderInput,
    needsIdempotencyKey: true,
    response: placedOrder,
    successStatus: 201,
    problems: [
      ...bodyProblems,
      'payment_declined',
      'payment_method_unavailable',
      'table_gone',
      'total_changed',
      'out_of_stock',
      'product_gone',
      'collection_only',
      'discount_refused',
      'key_reused',
      'unpaid_limit',
    ],
    async run(ctx, input, idempotencyKey) {
      const result = await placeOrder(ctx, { ...input, idempotencyKey })
      if (!result.ok) {
        const { ok: _, reason, ...details } = result
        if (!('refusal' in details)) return { problem: reason, details }
        const { reason: why, ...more } = details.refusal
        return { problem: reason, details: { problem: why, ...more } }
      }
      const { number, accessKey } = result.order
      const url = `${ctx.shop.siteUrl}${localizedPath(`/order/${accessKey}`, input.language)}`
      return created({ number, url })
    },
  }),
  endpoint({
    ...customerRead,
    path: '/api/orders',
    summary: 'List my orders',
    description: 'The orders of the customer who is signed in, newest first, one page at a time.',
    input: listMyOrdersInput,
    response: orderList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listMyOrders(ctx, input)),
  }),
  endpoint({
    ...customerRead,
    path: '/api/orders/{id}',
    summary: 'Get one of my orders',
    description: 'One order of the customer who is signed in.',
    input: z.strictObject({ id: orderId, language: z.enum(LOCALES).optional() }),
    response: orderView,
    problems: ['invalid_request', 'order_not_found'],
    run: async (ctx, input) => ok(await getOrder(ctx, input)),
  }),
]
