import { z } from 'zod'
import { type Locale, LOCALES } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Province } from '#shared/provinces.ts'
import { line, optionalLine, optionalText, pageNumber, requiredOr } from '#shared/validation.ts'

/** The key in the link to an order's page: 32 random bytes as base64url. */
export const orderAccessKey = z.string().regex(/^[\w-]{43}$/, 'invalid')

/** An order's id in an address. */
export const orderId = z.uuid('invalid')

export const listMyOrdersInput = z.strictObject({
  page: pageNumber,
  language: z.enum(LOCALES).default('en'),
})
export type ListMyOrdersInput = z.infer<typeof listMyOrdersInput>

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
  'returned',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export const PAYMENT_STATUSES = [
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'cancelled',
] as const
/** Steps that people take: an order is pending by itself, and expires by the clock. */
export type StaffStep = Exclude<OrderStatus, 'pending' | 'expired'>
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

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
export type TimelineStep = { subject: 'order' | 'payment'; to: OrderStatus | PaymentStatus; at: Date }

/** A tax document of an order; a credit note names its refund. */
export type OrderDocument = {
  kind: 'invoice' | 'credit_note'
  /** `INV-000001` */
  number: string
  refundId: string | null
  issuedAt: Date
}

/** Money that goes back, as its buyer sees it. */
export type OrderRefund = {
  id: string
  /** For goods of the order, or of money that was too much. */
  kind: 'goods' | 'surplus'
  status: 'pending' | 'settled'
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
  deliveryMethod: 'courier' | 'pickup'
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
  deliveryMethod: 'courier' | 'pickup'
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

/** Why money that has arrived did not simply pay its order. */
export type PaymentProblem = 'late' | 'wrong_amount' | 'paid_twice'

export const listOrdersInput = listMyOrdersInput.extend({
  status: z.enum(ORDER_STATUSES).optional(),
  search: optionalLine(100),
})
export type ListOrdersInput = z.infer<typeof listOrdersInput>

/** An order in the staff's list. */
export type StaffOrderSummary = OrderSummary & {
  customerName: string
  email: string
  paymentMethod: OrderView['paymentMethod']
  attention: PaymentProblem | null
  /** Whether money of it has to go back, and has not gone yet. */
  owesRefund: boolean
}
export type StaffOrderList = { items: StaffOrderSummary[]; page: number; pageSize: number; total: number }

/** Money that goes back, with all that staff need to work on it. */
export type StaffRefund = {
  id: string
  kind: OrderRefund['kind']
  status: 'pending' | 'settled' | 'failed'
  amountCents: number
  vatCents: number
  /** `name` is null for the delivery, `quantity` 0 where only the price was made lower. */
  lines: { name: string | null; quantity: number; amountCents: number; restocks: boolean }[]
  method: PaymentMethod
  /** Whether a provider sends it; else a person does. */
  isSentByProvider: boolean
  reason: string
  reference: string | null
  /** Why it failed; `withdrawn` where staff took it back. */
  explanation: string | null
  requestedBy: string | null
  requestedAt: Date
  settledAt: Date | null
}

/** What of an order can still be refunded; nothing of one that was not paid. */
export type Refundable = {
  items: { itemId: string; name: string; quantity: number; amountCents: number }[]
  deliveryCents: number
  totalCents: number
  /** Whether jars can go back on the shelf: not of an order whose stock is back already. */
  /** What has gone back of it, or is about to. */
  refundedCents: number
  canRestock: boolean
}

/** An order with all that staff need to work on it. */
export type StaffOrderView = {
  order: OrderView
  history: {
    subject: 'order' | 'payment'
    from: OrderStatus | PaymentStatus | null
    to: OrderStatus | PaymentStatus
    at: Date
    actorRole: 'visitor' | 'customer' | 'staff' | 'shop'
    /** Null where a guest or the shop itself acted. */
    actorName: string | null
    reason: string | null
  }[]
  payments: {
    id: string
    method: PaymentMethod
    reference: string
    amountCents: number
    /** What of it has not gone back. */
    leftCents: number
    /** What of that is more than the order costs. */
    surplusCents: number
    problem: PaymentProblem | null
    at: Date
  }[]
  /** The oldest first. */
  refunds: StaffRefund[]
  refundable: Refundable
  nextSteps: StaffStep[]
  /** Money has to go back before the order can be taken out of sight. */
  mustRefundFirst: boolean
}

const tracking = z.strictObject({
  carrier: line(80),
  number: line(80),
  url: optionalLine(500).refine((url) => !url || /^https:\/\/[^\s]+$/.test(url), 'invalid'),
})

export const changeStatusInput = z.strictObject({
  orderId: z.uuid('invalid'),
  to: z.enum(ORDER_STATUSES, { error: requiredOr('unknown_value') }),
  /** Why; for the staff. */
  reason: optionalText(500),
  tracking: tracking.optional(),
})
export type ChangeStatusInput = z.infer<typeof changeStatusInput>

export type ChangeStatusResult =
  | { ok: true }
  | { ok: false; reason: 'illegal_step'; from: OrderStatus; allowed: OrderStatus[] }
  | { ok: false; reason: 'tracking_needed' }
