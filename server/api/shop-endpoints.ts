import { quoteCart } from '#domain/cart/index.ts'
import { quoteCartInput } from '#domain/cart/schemas.ts'
import { getProduct, listCategories, listProducts } from '#domain/catalog/index.ts'
import { listCategoriesInput, listProductsInput, productKey } from '#domain/catalog/schemas.ts'
import { placeOrder } from '#domain/checkout/index.ts'
import { placeOrderInput } from '#domain/checkout/schemas.ts'
import { getRates } from '#domain/currency/index.ts'
import { startPayment } from '#domain/payments/index.ts'
import { startPaymentInput } from '#domain/payments/schemas.ts'
import { localizedPath } from '#shared/locale.ts'
import { placedOrderResponse, startedPaymentResponse } from './order-responses.ts'
import {
  cartQuoteResponse,
  categoriesResponse,
  productPageResponse,
  productResponse,
  ratesResponse,
} from './responses.ts'
import { bodyProblems, endpoint, ok, read, write, type Endpoint } from './endpoint.ts'

/** What anybody may ask of the shop. */
export const shopEndpoints: Endpoint[] = [
  endpoint({
    ...read,
    path: '/api/products',
    summary: 'List products',
    description: 'Active products, filtered by category and search words, one page at a time.',
    input: listProductsInput,
    response: productPageResponse,
    problems: ['invalid_request', 'category_not_found'],
    run: async (ctx, input) => ok(await listProducts(ctx, input)),
  }),
  endpoint({
    ...read,
    path: '/api/products/{id}',
    summary: 'Get a product',
    description: 'One product by id or slug, with related products.',
    input: productKey,
    response: productResponse,
    problems: ['invalid_request', 'product_not_found'],
    run: async (ctx, input) => ok(await getProduct(ctx, input)),
  }),
  endpoint({
    ...read,
    path: '/api/categories',
    summary: 'List categories',
    description: 'Active categories, in display order.',
    input: listCategoriesInput,
    response: categoriesResponse,
    problems: ['invalid_request'],
    run: async (ctx, { language }) => ok(await listCategories(ctx, { language })),
  }),
  endpoint({
    ...read,
    path: '/api/rates',
    summary: 'Get exchange rates',
    description: 'For showing prices in other currencies. Orders are charged in ZAR.',
    input: listCategoriesInput,
    response: ratesResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok({ base: 'ZAR', rates: await getRates(ctx) }),
  }),
  endpoint({
    ...write,
    for: 'anyone',
    path: '/api/cart/quote',
    summary: 'Quote a cart',
    description: 'What the lines cost now, and whether each is in stock.',
    input: quoteCartInput,
    response: cartQuoteResponse,
    problems: [...bodyProblems],
    run: async (ctx, input) => ok(await quoteCart(ctx, input)),
  }),
  endpoint({
    ...write,
    for: 'anyone',
    path: '/api/orders',
    summary: 'Place an order',
    description:
      'Places an order: of the customer who is signed in, else of a guest. Send a fresh `Idempotency-Key` for each order; repeating a request with the same key answers with the same order. Delivery is added by the server: agree to the total that a refusal with `total_changed` names, which is what it costs with the `discountCode`, too.',
    input: placeOrderInput,
    needsIdempotencyKey: true,
    response: placedOrderResponse,
    successStatus: 201,
    problems: [
      ...bodyProblems,
      'payment_declined',
      'payment_method_unavailable',
      'total_changed',
      'out_of_stock',
      'product_gone',
      'discount_refused',
      'key_reused',
      'too_many_requests',
    ],
    async run(ctx, input, idempotencyKey) {
      const result = await placeOrder(ctx, { ...input, idempotencyKey })
      if (!result.ok) {
        const { ok: _, reason, ...details } = result
        // Whoever sends a used key with another order has not shown that the first one is theirs.
        if ('order' in details) return { problem: reason }
        if (!('refusal' in details)) return { problem: reason, details }
        const { reason: why, ...more } = details.refusal
        return { problem: reason, details: { problem: why, ...more } }
      }
      const { number, accessKey } = result.order
      const url = `${ctx.shop.siteUrl}${localizedPath(`/order/${accessKey}`, input.language)}`
      return { status: 201, body: { number, url } }
    },
  }),
  endpoint({
    ...write,
    for: 'anyone',
    path: '/api/orders/payments',
    summary: 'Start an online payment',
    description:
      'Where the bearer of an order’s key goes to pay it, on the provider’s pages. What became of it is in the order.',
    input: startPaymentInput,
    response: startedPaymentResponse,
    problems: [...bodyProblems, 'order_not_found', 'nothing_to_pay', 'too_many_requests', 'unavailable'],
    async run(ctx, input) {
      const started = await startPayment(ctx, input)
      if (!started.ok) return { problem: started.reason }
      const { ok: _, ...payment } = started
      return ok(payment)
    },
  }),
]
