import { z } from 'zod'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import { type Locale, LOCALES } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'
import type { OrderStatus, PaymentStatus } from '#shared/orders/order-states.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import type { Province } from '#shared/provinces.ts'
import type { RefundKind, RefundStatus } from '#shared/orders/refund-states.ts'
import type { TaxDocumentKind } from '#shared/tax-document.ts'
import { pageNumber } from '#shared/validation.ts'
import type { Actor } from '../context.ts'

/** The key in the link to an order's page: 32 random bytes as base64url. */
export const orderAccessKey = z.string().regex(/^[\w-]{43}$/, 'invalid')

/** An order's id in an address. */
export const orderId = z.uuid('invalid')

export const listMyOrdersInput = z.strictObject({
  page: pageNumber,
  language: z.enum(LOCALES).default('en'),
})
export type ListMyOrdersInput = z.infer<typeof listMyOrdersInput>

/** Steps that people take: an order is pending by itself, and expires by the clock. */
export type StaffStep = Exclude<OrderStatus, 'pending' | 'expired'>

/** A step of an order or of its payment; the first of each has no state before it. */
export type StatusChange =
  | { subject: 'order'; from: OrderStatus | null; to: OrderStatus }
  | { subject: 'payment'; from: PaymentStatus | null; to: PaymentStatus }

/** Who takes a step, and why. */
export type ChangedBy = { actor: Actor; reason?: string | undefined }

/** An order that nobody else changes until the transaction ends; verbs that change it keep this up to date. */
export type LockedOrder = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  totalCents: number
  deliveryMethod: DeliveryMethod
  /** Why a person has to look at it. */
  attention: PaymentProblem | null
  /** Staff have hidden it. Money that arrives for it is still written down, and unhides it if it does not fit. */
  isHidden: boolean
}

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

/** A step of an order or of its payment, as its buyer sees it. */
export type TimelineStep = { at: Date } & (
  { subject: 'order'; to: OrderStatus } | { subject: 'payment'; to: PaymentStatus }
)

/** A tax document of an order; a credit note names its refund. */
export type OrderDocument = {
  kind: TaxDocumentKind
  /** `INV-000001` */
  number: string
  refundId: string | null
  issuedAt: Date
}

/** Money that goes back, as its buyer sees it. */
export type OrderRefund = {
  id: string
  kind: RefundKind
  status: Exclude<RefundStatus, 'failed'>
  amountCents: number
  requestedAt: Date
  settledAt: Date | null
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
  deliveryMethod: DeliveryMethod
  address: {
    street: string
    suburb: string | null
    city: string
    province: Province
    postalCode: string
  } | null
  /** Whom the tax invoice is made out to, where that is a business. */
  business: { company: string; vatNumber: string | null } | null
  note: string | null
  paymentMethod: PaymentMethod
  lines: OrderLine[]
  subtotalCents: number
  /** Off the goods; 0 where the code makes delivery free. */
  discountCents: number
  discountCode: string | null
  deliveryCents: number
  vatCents: number
  totalCents: number
  displayCurrency: Currency
  displayRate: number
  tracking: { carrier: string; number: string; url: string | null } | null
  /** The oldest first. */
  timeline: TimelineStep[]
  /** Tax invoice and credit notes. */
  documents: OrderDocument[]
  /** The oldest first, without those that came to nothing. */
  refunds: OrderRefund[]
}

/** An order in a list, in one language. Amounts in ZAR cents. */
export type OrderSummary = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  placedAt: Date
  deliveryMethod: DeliveryMethod
  totalCents: number
  /** How many jars. */
  itemCount: number
  /** How many different ones. */
  lineCount: number
  firstItemName: string
}

/** How far orders in lists are counted. */
export const MOST_COUNTED = 3_000

/** `total` is MOST_COUNTED where there are as many, or more. */
export type OrderList = { items: OrderSummary[]; page: number; pageSize: number; total: number }

/** An order in a list, with what staff see besides. */
export type MarkedOrderSummary = OrderSummary & {
  customerName: string
  email: string
  paymentMethod: PaymentMethod
  /** Why a person has to look at it. */
  attention: PaymentProblem | null
}
export type MarkedOrderList = Omit<OrderList, 'items'> & { items: MarkedOrderSummary[] }

export type SearchOrdersInput = ListMyOrdersInput & {
  status?: OrderStatus | undefined
  /** A part of the number, the name or the mail address. */
  search?: string | undefined
}
