import { z } from 'zod'
import type { CartQuote } from '#domain/cart/schemas.ts'
import type {
  CategoryView,
  ProductCard,
  ProductDetail,
  ProductPage,
  StockState,
} from '#domain/catalog/schemas.ts'
import type { Profile } from '#domain/customers/schemas.ts'
import {
  ORDER_STATUSES,
  type OrderList,
  type OrderView,
  PAYMENT_STATUSES,
  type StaffOrderList,
  type StaffOrderView,
} from '#domain/orders/schemas.ts'
import type { StaffMember } from '#domain/roles/schemas.ts'
import { ALLERGENS, DIET_TAGS, SPICE_LEVELS } from '#shared/food.ts'
import { LOCALES } from '#shared/locale.ts'
import { CURRENCY_CODES, type Rates } from '#shared/money.ts'
import { PROVINCES } from '#shared/provinces.ts'
import { ROLES } from '#shared/roles.ts'

/*
 * What the API answers with, for its document. `satisfies` keeps each beside the type that the verb returns.
 */
const cents = z.int().describe('ZAR cents, VAT included.')

const stock = z.discriminatedUnion('state', [
  z.object({ state: z.literal('in_stock') }),
  z.object({ state: z.literal('low'), left: z.int() }),
  z.object({ state: z.literal('out_of_stock') }),
]) satisfies z.ZodType<StockState>

const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  category: z.string(),
  priceCents: cents,
  image: z.string().nullable().describe('Path to which -320.webp, -640.webp or -1280.webp is added.'),
  imageAlt: z.string(),
  tint: z.string(),
  spiceLevel: z.literal(SPICE_LEVELS),
  stock,
}) satisfies z.ZodType<ProductCard>

const productDetail = productCard.extend({
  label: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  netWeight: z.object({ value: z.int(), unit: z.enum(['g', 'ml']) }),
  ingredients: z.array(z.string()).describe('Descending by mass.'),
  allergens: z.array(z.enum(ALLERGENS)),
  mayContain: z.array(z.enum(ALLERGENS)),
  dietTags: z.array(z.enum(DIET_TAGS)),
  usage: z.string(),
  storage: z.string(),
}) satisfies z.ZodType<ProductDetail>

export const productPageResponse = z.object({
  items: z.array(productCard),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
}) satisfies z.ZodType<ProductPage>

export const productResponse = z.object({ product: productDetail, related: z.array(productCard) })

export const categoriesResponse = z.array(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
  }) satisfies z.ZodType<CategoryView>,
)

export const ratesResponse = z.object({
  base: z.literal('ZAR'),
  rates: z
    .record(z.enum(CURRENCY_CODES), z.number())
    .describe('Units of each currency that one rand buys.') satisfies z.ZodType<Rates>,
})

export const cartQuoteResponse = z.object({
  lines: z.array(
    z.object({
      productId: z.uuid(),
      slug: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      imageAlt: z.string(),
      tint: z.string(),
      quantity: z.int(),
      unitPriceCents: cents,
      totalCents: cents,
      stock,
      priceWasCents: cents.optional().describe('Set when the price is no longer what was seen.'),
      onlyLeft: z.int().optional().describe('Set when fewer are left than asked for.'),
    }),
  ),
  goneProductIds: z.array(z.uuid()),
  itemCount: z.int(),
  subtotalCents: cents,
  vatCents: cents,
  canCheckOut: z.boolean(),
}) satisfies z.ZodType<CartQuote>

export const placedOrderResponse = z.object({
  number: z.string().describe('e.g. `KROK-26-000123`'),
  url: z.url().describe('The order page; whoever has this link can read the order.'),
})

const instant = z.date().meta({ type: 'string', format: 'date-time' })
const orderStatus = z.enum(ORDER_STATUSES)
const paymentStatus = z.enum(PAYMENT_STATUSES)

export const orderListResponse = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      status: orderStatus,
      paymentStatus,
      placedAt: instant,
      deliveryMethod: z.enum(['courier', 'pickup']),
      totalCents: cents,
      itemCount: z.int(),
      lineCount: z.int(),
      firstItemName: z.string(),
    }),
  ),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
}) satisfies z.ZodType<OrderList>

export const orderResponse = z.object({
  id: z.uuid(),
  number: z.string(),
  accessKey: z.string().describe('The key in the link to the order’s page.'),
  status: orderStatus,
  paymentStatus,
  locale: z.enum(LOCALES),
  placedAt: instant,
  contact: z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), phone: z.string() }),
  deliveryMethod: z.enum(['courier', 'pickup']),
  address: z
    .object({
      street: z.string(),
      suburb: z.string().nullable(),
      city: z.string(),
      province: z.enum(PROVINCES),
      postalCode: z.string(),
    })
    .nullable(),
  note: z.string().nullable(),
  paymentMethod: z.enum(['bank_transfer', 'demo_card']),
  lines: z.array(
    z.object({
      slug: z.string().nullable(),
      name: z.string(),
      sku: z.string(),
      image: z.string().nullable(),
      tint: z.string().nullable(),
      quantity: z.int(),
      unitPriceCents: cents,
      totalCents: cents,
    }),
  ),
  subtotalCents: cents,
  deliveryCents: cents,
  vatCents: cents,
  totalCents: cents,
  displayCurrency: z.enum(CURRENCY_CODES),
  displayRate: z.number(),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  timeline: z.array(
    z.object({
      subject: z.enum(['order', 'payment']),
      to: z.union([orderStatus, paymentStatus]),
      at: instant,
    }),
  ),
}) satisfies z.ZodType<OrderView>

const paymentProblem = z.enum(['late', 'wrong_amount', 'paid_twice']).nullable()

export const staffOrderListResponse = orderListResponse.extend({
  items: z.array(
    orderListResponse.shape.items.element.extend({
      customerName: z.string(),
      email: z.string(),
      paymentMethod: z.enum(['bank_transfer', 'demo_card']),
      attention: paymentProblem.describe('Why a person has to look at it.'),
    }),
  ),
}) satisfies z.ZodType<StaffOrderList>

export const staffOrderResponse = z.object({
  order: orderResponse,
  history: z.array(
    z.object({
      subject: z.enum(['order', 'payment']),
      from: z.union([orderStatus, paymentStatus]).nullable(),
      to: z.union([orderStatus, paymentStatus]),
      at: instant,
      actorRole: z.enum(['visitor', 'customer', 'staff', 'shop']),
      actorName: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      method: z.string(),
      reference: z.string(),
      amountCents: cents,
      problem: paymentProblem,
      at: instant,
    }),
  ),
  nextSteps: z.array(orderStatus.exclude(['pending', 'expired'])),
}) satisfies z.ZodType<StaffOrderView>

export const profileResponse = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  marketingConsent: z.boolean(),
  locale: z.enum(LOCALES),
  memberSince: instant,
}) satisfies z.ZodType<Profile>

export const registeredResponse = z.object({ id: z.uuid() })

export const staffResponse = z.array(
  z.object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    roles: z.array(z.enum(ROLES)),
  }) satisfies z.ZodType<StaffMember>,
)

export const problemResponse = z.object({
  type: z.string(),
  title: z.string().describe('For people, in the language asked for.'),
  status: z.int(),
  code: z.string().describe('For programs; stable.'),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
})
