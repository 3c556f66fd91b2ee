import { z } from 'zod'
import type { Order } from '#database/schema/index.ts'
import { LOCALES, type Locale, type LocalizedText, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { KeysetPage } from '#shared/kernel/keyset.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { parseCursor } from '#shared/orders/order-cursor.ts'
import { ORDER_FILTERS, ORDER_SORTS, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { isoDay, optionalLine } from '#shared/kernel/validation.ts'
import { typedDiscountCode } from '../discounts/schemas.ts'
import type { MarkedOrderSummary } from '../orders/views.ts'

/** A day of the shop's: `2026-11-22`. */
const day = isoDay.optional()
/** A place in a list of orders. */
const cursor = z
  .string()
  .refine((text) => parseCursor(text) !== undefined, 'invalid')
  .optional()

/** The orders that staff want to see, and how they are sorted. */
export const orderFilters = z.strictObject({
  status: z.enum(ORDER_FILTERS).optional(),
  payment: z.enum(PAYMENT_STATUSES).optional(),
  delivery: z.enum(DELIVERY_METHODS).optional(),
  province: z.enum(PROVINCES).optional(),
  /** The first and the last day on which they were placed, in the shop's time zone. */
  from: day,
  to: day,
  /** Only orders that used this discount code. */
  discount: typedDiscountCode.optional(),
  /** Only orders with a note of the staff. */
  noted: z.literal('yes', 'unknown_value').optional(),
  /** The number, words of the name, the mail address, the postal address or the company, the phone number, the receiver of a gift, or a part of a product's or set's name or code. */
  search: optionalLine(100),
  sort: z.enum(ORDER_SORTS).default('newest'),
})
export type OrderFilters = z.infer<typeof orderFilters>

export const searchOrdersInput = orderFilters.extend({
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  /** The cursor of the page before, or after, the wanted one; the first page has neither. */
  after: cursor,
  before: cursor,
})
export type SearchOrdersInput = z.infer<typeof searchOrdersInput>

export type OrderSearch = OrderFilters & Pick<SearchOrdersInput, 'after' | 'before'>

export type SearchedOrders = KeysetPage<MarkedOrderSummary>

export type SuggestOrdersInput = { search: string; language: Locale; most: number }

export type SuggestedOrders = {
  items: MarkedOrderSummary[]
  hasMore: boolean
  /** The buyers of orders that were found who have no account. */
  /** `id`: of their newest order that was found. */
  guests: { id: string; email: string; name: string }[]
}

/** An order as a line of a file. Amounts in ZAR cents. */
export type ExportedOrder = Omit<Order, 'accessKey' | 'idempotencyKey' | 'requestHash' | 'goods'> & {
  items: { name: LocalizedText; sku: string; quantity: number }[]
  /** Everything that has arrived for it, and what of that goes or went back. */
  paidCents: number
  refundedCents: number
  /** The instant at which the last of it came that paid the order. */
  paidAt: Date | null
  /** The numbers of its tax invoice and its credit notes. */
  documents: string[]
}
