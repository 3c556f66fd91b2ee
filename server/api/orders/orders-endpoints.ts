import { z } from 'zod'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { getOrder, listMyOrders } from '#domain/orders/orders/index.ts'
import { listMyOrdersInput, orderId } from '#domain/orders/orders/schemas.ts'
import { orderList, orderView } from '#domain/orders/orders/views.ts'
import { LOCALES, localizedPath } from '#shared/kernel/locale.ts'
import { type Endpoint, get, post } from '../endpoint.ts'

const placedOrder = z.object({
  number: z.string().describe('e.g. `KROK-26-000123`'),
  url: z.url().describe('The order page; anyone who has this link can read the order.'),
})

/** Orders as their buyers place and see them. */
export const orderEndpoints: Endpoint[] = [
  post('/api/orders', {
    for: 'anyone',
    limit: 'checkout',
    summary: 'Place an order',
    description:
      'Places an order for the customer who is signed in, or for a guest. Send a fresh `Idempotency-Key` for each order; repeating a request with the same key answers with the same order. The server adds the delivery: agree to the total that a refusal with `total_changed` names, which is also what it costs with the `discountCode`.',
    input: placeOrderInput,
    needsIdempotencyKey: true,
    view: placedOrder,
    successStatus: 201,
    problems: [
      'payment_declined',
      'payment_method_unavailable',
      'table_gone',
      'no_gifts',
      'total_changed',
      'out_of_stock',
      'product_gone',
      'collection_only',
      'discount_refused',
      'voucher_refused',
      'key_reused',
      'unpaid_limit',
    ],
    async verb(ctx, input, idempotencyKey) {
      const result = await placeOrder(ctx, { ...input, idempotencyKey })
      if (!result.ok) {
        if (result.reason !== 'discount_refused' && result.reason !== 'voucher_refused') return result
        const { reason: problem, ...more } = 'refusal' in result ? result.refusal : result.problem
        return { ok: false, reason: result.reason, problem, ...more }
      }
      const { number, accessKey } = result.order
      const url = `${ctx.shop.siteUrl}${localizedPath(`/order/${accessKey}`, input.language)}`
      return { number, url }
    },
  }),
  get('/api/orders', {
    for: 'customer',
    summary: 'List my orders',
    description: 'The orders of the customer who is signed in, newest first, one page at a time.',
    input: listMyOrdersInput,
    view: orderList,
    verb: listMyOrders,
  }),
  get('/api/orders/{id}', {
    for: 'customer',
    summary: 'Get one of my orders',
    description: 'One order of the customer who is signed in.',
    input: z.strictObject({ id: orderId, language: z.enum(LOCALES).optional() }),
    view: orderView,
    problems: ['order_not_found'],
    verb: getOrder,
  }),
]
