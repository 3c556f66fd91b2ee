import { z } from 'zod'
import { quoteCart } from '#domain/cart/index.ts'
import { quoteCartInput } from '#domain/cart/schemas.ts'
import { getProduct, listCategories, listProducts } from '#domain/catalog/index.ts'
import { listCategoriesInput, listProductsInput, productKey } from '#domain/catalog/schemas.ts'
import { placeOrder } from '#domain/checkout/index.ts'
import { placeOrderInput } from '#domain/checkout/schemas.ts'
import type { Ctx } from '#domain/context.ts'
import { getRates } from '#domain/currency/index.ts'
import { getProfile, registerCustomer, updateProfile } from '#domain/customers/index.ts'
import { registerCustomerInput, updateProfileInput } from '#domain/customers/schemas.ts'
import { getOrder, listMyOrders } from '#domain/orders/index.ts'
import { listMyOrdersInput, orderId } from '#domain/orders/schemas.ts'
import { assignAdminRole, listStaff } from '#domain/roles/index.ts'
import { assignAdminRoleInput } from '#domain/roles/schemas.ts'
import { LOCALES, localizedPath } from '#shared/locale.ts'
import type { ProblemCode } from './problem.ts'
import {
  cartQuoteResponse,
  categoriesResponse,
  orderListResponse,
  orderResponse,
  placedOrderResponse,
  productPageResponse,
  productResponse,
  profileResponse,
  ratesResponse,
  registeredResponse,
  staffResponse,
} from './responses.ts'

type Answer = { status: 200 | 201; body: unknown } | { problem: ProblemCode; details?: object }

/** One verb of the API: its address, what it takes and gives, and how it is done. The document is made from these. */
export type Endpoint = {
  method: 'get' | 'post'
  path: string
  /** Whom it answers; staff act as staff here. Customers are known by the session cookie of the site. */
  for: 'anyone' | 'customer' | 'staff'
  summary: string
  description: string
  /** Path and query parameters of a GET, the JSON body of a POST. */
  input: z.ZodType
  needsIdempotencyKey: boolean
  response: z.ZodType
  successStatus: 200 | 201
  problems: ProblemCode[]
  /** The answer is the same for everybody until the catalogue or a rate changes. */
  isPublic: boolean
  /** `input` is what the schema of the same name makes of the request. */
  run(ctx: Ctx, input: never, idempotencyKey: string): Promise<Answer>
}

/** Ties the input of `run` to what its schema gives. */
function endpoint<Schema extends z.ZodType>(
  definition: Endpoint & {
    input: Schema
    run(ctx: Ctx, input: z.output<Schema>, idempotencyKey: string): Promise<Answer>
  },
): Endpoint {
  return definition
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const read = {
  method: 'get',
  for: 'anyone',
  needsIdempotencyKey: false,
  successStatus: 200,
  isPublic: true,
} as const
const own = { ...read, for: 'customer', isPublic: false } as const
const write = { method: 'post', needsIdempotencyKey: false, successStatus: 200, isPublic: false } as const
const bodyProblems = [
  'invalid_request',
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
] as const satisfies ProblemCode[]
const nothing = z.strictObject({})

export const endpoints: Endpoint[] = [
  endpoint({
    ...read,
    path: '/api/products',
    summary: 'List products',
    description: 'Active products, by category and by words, a page at a time.',
    input: listProductsInput,
    response: productPageResponse,
    problems: ['invalid_request', 'category_not_found'],
    run: async (ctx, input) => ok(await listProducts(ctx, input)),
  }),
  endpoint({
    ...read,
    path: '/api/products/{id}',
    summary: 'Get a product',
    description: 'One product by record id or slug, with others that go with it.',
    input: productKey,
    response: productResponse,
    problems: ['invalid_request', 'product_not_found'],
    run: async (ctx, input) => ok(await getProduct(ctx, input)),
  }),
  endpoint({
    ...read,
    path: '/api/categories',
    summary: 'List categories',
    description: 'Active categories in their order.',
    input: listCategoriesInput,
    response: categoriesResponse,
    problems: ['invalid_request'],
    run: async (ctx, { language }) => ok(await listCategories(ctx, language)),
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
    description: 'What the lines cost right now, and whether there is enough of each.',
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
      'Places an order: of the customer who is signed in, else of a guest. Send a fresh `Idempotency-Key` for each order; repeating a request with the same key answers with the same order. Delivery is added by the server: agree to the total that a refusal with `total_changed` names.',
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
      'key_reused',
      'too_many_requests',
    ],
    async run(ctx, input, idempotencyKey) {
      const result = await placeOrder(ctx, input, idempotencyKey)
      if (!result.ok) {
        const { ok: _, reason, ...details } = result
        // Whoever sends a used key with another order has not shown that the first one is theirs.
        return { problem: reason, details: 'order' in details ? {} : details }
      }
      const { number, accessKey } = result.order
      const url = `${ctx.shop.siteUrl}${localizedPath(`/order/${accessKey}`, input.language)}`
      return { status: 201, body: { number, url } }
    },
  }),
  endpoint({
    ...own,
    path: '/api/orders',
    summary: 'List my orders',
    description: 'The orders of the customer who is signed in, newest first, a page at a time.',
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
    run: async (ctx, { id, language }) => ok(await getOrder(ctx, id, language)),
  }),
  endpoint({
    ...own,
    path: '/api/profile',
    summary: 'Get my profile',
    description: 'What is known of the customer who is signed in.',
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
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/customers',
    summary: 'Register a customer',
    description: 'For orders by phone or at the counter. The customer gets a mail to set a password.',
    input: registerCustomerInput,
    response: registeredResponse,
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
    description: 'Everybody who has a role. For admins.',
    input: nothing,
    response: staffResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listStaff(ctx)),
  }),
  endpoint({
    ...write,
    for: 'staff',
    path: '/api/staff/admins',
    summary: 'Make somebody an admin',
    description: 'For admins.',
    input: assignAdminRoleInput,
    response: staffResponse,
    problems: [...bodyProblems, 'account_not_found'],
    async run(ctx, { userId }) {
      await assignAdminRole(ctx, userId)
      return ok(await listStaff(ctx))
    },
  }),
]
