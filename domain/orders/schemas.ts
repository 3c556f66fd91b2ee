import { z } from 'zod'
import type { Locale } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'
import type { Province } from '#shared/provinces.ts'

/** The key in the link to an order's page: 32 random bytes as base64url. */
export const orderAccessKey = z.string().regex(/^[\w-]{43}$/, 'invalid')

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
