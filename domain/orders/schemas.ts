import { z } from 'zod'
import { type Locale, LOCALES } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'
import type { Province } from '#shared/provinces.ts'

/** The key in the link to an order's page: 32 random bytes as base64url. */
export const orderAccessKey = z.string().regex(/^[\w-]{43}$/, 'invalid')

/** An order's id in an address. */
export const orderId = z.uuid('invalid')

export const listMyOrdersInput = z.strictObject({
  page: z.coerce
    .number({ error: 'not_a_whole_number' })
    .int('not_a_whole_number')
    .min(1, 'out_of_range')
    .max(10_000, 'out_of_range')
    .default(1),
  language: z.enum(LOCALES).default('en'),
})
export type ListMyOrdersInput = z.infer<typeof listMyOrdersInput>

export type OrderStatus =
  'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'returned'
export type PaymentStatus = 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'failed' | 'cancelled'

export type OrderLine = {
  slug: string | null
  name: string
  sku: string
  image: string | null
  tint: string | null
  quantity: number
  unitPriceCents: number
  totalCents: number
}

/** An order as its page and its mail show it, in one language. Amounts in ZAR cents. */
export type OrderView = {
  id: string
  number: string
  accessKey: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  locale: Locale
  placedAt: Date
  contact: { email: string; firstName: string; lastName: string; phone: string }
  deliveryMethod: 'courier' | 'pickup'
  address: {
    street: string
    suburb: string | null
    city: string
    province: Province
    postalCode: string
  } | null
  note: string | null
  paymentMethod: 'bank_transfer' | 'demo_card'
  lines: OrderLine[]
  subtotalCents: number
  deliveryCents: number
  vatCents: number
  totalCents: number
  displayCurrency: Currency
  displayRate: number
}

/** An order in a list, in one language. Amounts in ZAR cents. */
export type OrderSummary = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  placedAt: Date
  totalCents: number
  /** How many jars. */
  itemCount: number
  /** How many different ones. */
  lineCount: number
  firstItemName: string
}

export type OrderList = { items: OrderSummary[]; page: number; pageSize: number; total: number }
