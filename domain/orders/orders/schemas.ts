import { z } from 'zod'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import { type Locale, LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { Currency } from '#shared/kernel/money.ts'
import type { OrderKind } from '#shared/orders/order-kinds.ts'
import type { OrderStatus, PaymentStatus } from '#shared/orders/order-states.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import type { RefundKind, RefundStatus } from '#shared/orders/refund-states.ts'
import type { TaxDocumentKind } from '#shared/orders/tax-document.ts'
import { pageNumber } from '#shared/kernel/validation.ts'
import type { Actor } from '#domain/kernel/context.ts'

/** The key in the link to an order's page: 32 random bytes as base64url. */
export const orderAccessKey = z.string().regex(/^[\w-]{43}$/, 'invalid')

/** An order's id in a URL. */
export const orderId = z.uuid('invalid')

export const listMyOrdersInput = z.strictObject({
  page: pageNumber,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type ListMyOrdersInput = z.infer<typeof listMyOrdersInput>

/** Steps that staff take: orders start as pending, and expire automatically. */
export type StaffStep = Exclude<OrderStatus, 'pending' | 'expired'>

/** A step of an order or of its payment; the first has no earlier state. */
export type StatusChange =
  | { subject: 'order'; from: OrderStatus | null; to: OrderStatus }
  | { subject: 'payment'; from: PaymentStatus | null; to: PaymentStatus }

/** The actor who takes a step, and the reason. */
export type ChangedBy = { actor: Actor; reason?: string | undefined }

/** An order that is locked until the transaction ends; verbs that change the order also update this. */
export type LockedOrder = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  totalCents: number
  kind: OrderKind
  deliveryMethod: DeliveryMethod
  /** The reason that staff have to look at it. */
  attention: PaymentProblem | null
  /** When it will be cancelled unless staff undo that. */
  cancelsAt: Date | null
  /** Hidden by staff. Payments for it are still recorded, and unhide it if they do not fit. */
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
  | { subject: 'order'; to: OrderStatus }
  | { subject: 'payment'; to: PaymentStatus }
)

/** A tax document of an order; a credit note names its refund. */
export type OrderDocument = {
  kind: TaxDocumentKind
  /** `INV-000001` */
  number: string
  refundId: string | null
  issuedAt: Date
}

/** A refund as its buyer sees it. */
export type OrderRefund = {
  id: string
  kind: RefundKind
  status: Exclude<RefundStatus, 'failed'>
  amountCents: number
  requestedAt: Date
  settledAt: Date | null
}

/** An order in one language, as its page and mails show it. Amounts in ZAR cents. */
export type OrderView = {
  id: string
  number: string
  accessKey: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  locale: Locale
  placedAt: Date
  /** Until when the shop waits for its payment; null if it does not wait for one. */
  payBy: Date | null
  contact: { email: string; firstName: string; lastName: string; phone: string }
  /** Its buyer is not mailed that it was placed or expired: many orders had named the address. */
  holdsMailBack: boolean
  kind: OrderKind
  deliveryMethod: DeliveryMethod
  /** When the table is reserved for, of what is paid for it or handed over at it. */
  tableAt: Date | null
  /** The key of the guest's links to the table that a deposit is for; null for goods, or once that is erased. */
  reservationKey: string | null
  /** Nobody's account has it: its buyer ordered as a guest. */
  isGuests: boolean
  address: {
    street: string
    suburb: string | null
    city: string
    province: Province
    postalCode: string
  } | null
  /** The business that the tax invoice is made out to, if any. */
  business: { company: string; vatNumber: string | null } | null
  note: string | null
  paymentMethod: PaymentMethod
  lines: OrderLine[]
  subtotalCents: number
  /** Discount on the goods; 0 if the code makes delivery free. */
  discountCents: number
  discountCode: string | null
  /** With the ice pack. */
  deliveryCents: number
  /** The ice pack's part of that; null where none goes with the order. */
  icePackCents: number | null
  vatCents: number
  /** The standard rate that was charged. */
  vatPercent: number
  totalCents: number
  displayCurrency: Currency
  displayRate: number
  tracking: { carrier: string; number: string; url: string | null } | null
  /** The oldest first. */
  timeline: TimelineStep[]
  /** Tax invoice and credit notes. */
  documents: OrderDocument[]
  /** The oldest first, without those that failed. */
  refunds: OrderRefund[]
}

/** An order in a list, in one language. Amounts in ZAR cents. */
export type OrderSummary = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  placedAt: Date
  kind: OrderKind
  deliveryMethod: DeliveryMethod
  totalCents: number
  /** The number of jars; of a deposit, of guests. */
  itemCount: number
  /** The number of different products. */
  lineCount: number
  firstItemName: string
}

/** Orders in lists are counted only up to this. */
export const MOST_COUNTED = 3_000

/** `total` is MOST_COUNTED if there are that many or more. */
export type OrderList = { items: OrderSummary[]; page: number; pageSize: number; total: number }

/** An order in a list, with what only staff see. */
export type MarkedOrderSummary = OrderSummary & {
  customerName: string
  email: string
  paymentMethod: PaymentMethod
  /** The reason that staff have to look at it. */
  attention: PaymentProblem | null
}
