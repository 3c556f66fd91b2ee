import { z } from 'zod'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CURRENCY_CODES } from '#shared/kernel/money.ts'
import { cents, instant, vatPercent } from '#shared/kernel/view-fields.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { ORDER_KINDS } from '#shared/orders/order-kinds.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { HOSTED_METHODS } from '#shared/orders/payment-methods.ts'
import { ORDER_METHODS } from '#shared/orders/received-methods.ts'
import { PAYMENT_PROBLEMS } from '#shared/orders/payment-records.ts'
import { REFUND_KINDS, REFUND_STATUSES } from '#shared/orders/refund-states.ts'
import { TAX_DOCUMENT_KINDS } from '#shared/orders/tax-document.ts'
import { MOST_COUNTED } from './schemas.ts'

export const orderStatus = z.enum(ORDER_STATUSES)
export const paymentStatus = z.enum(PAYMENT_STATUSES)
const orderKind = z.enum(ORDER_KINDS).describe('Jars, or the deposit of a table.')
export const refundKind = z.enum(REFUND_KINDS).describe('For goods, or of an overpayment.')
export const paymentProblem = z.enum(PAYMENT_PROBLEMS).nullable()

export const orderLine = z.object({
  slug: z.string().nullable(),
  name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  tint: z.string().nullable(),
  quantity: z.int(),
  unitPriceCents: cents,
  sale: z
    .object({ name: z.string().nullable(), listPriceCents: cents })
    .nullable()
    .describe('The offer that made its price, and what one cost without it; null without one.'),
  totalCents: cents,
  parts: z
    .array(
      z.object({ name: z.string(), sku: z.string(), quantity: z.int().describe('In all sets of the line.') }),
    )
    .describe('What a set is made of; empty for a product that is none.'),
})
export type OrderLine = z.infer<typeof orderLine>

/** A step of an order or of its payment, as its buyer sees it. */
export const timelineStep = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('order'), to: orderStatus, at: instant }),
  z.object({ subject: z.literal('payment'), to: paymentStatus, at: instant }),
])
export type TimelineStep = z.infer<typeof timelineStep>

/** A tax document of an order; a credit note names its refund. */
export const orderDocument = z.object({
  kind: z.enum(TAX_DOCUMENT_KINDS),
  /** `INV-000001` */
  number: z.string(),
  refundId: z.uuid().nullable(),
  issuedAt: instant,
})
export type OrderDocument = z.infer<typeof orderDocument>

/** A refund as its buyer sees it. */
export const orderRefund = z.object({
  id: z.uuid(),
  kind: refundKind,
  status: z.enum(REFUND_STATUSES).exclude(['failed']),
  amountCents: cents,
  requestedAt: instant,
  settledAt: instant.nullable(),
})
export type OrderRefund = z.infer<typeof orderRefund>

export const postalAddress = z.object({
  street: z.string(),
  suburb: z.string().nullable(),
  city: z.string(),
  province: z.enum(PROVINCES),
  postalCode: z.string(),
})
export type PostalAddress = z.infer<typeof postalAddress>

/** The days on which the courier is expected. */
export const orderArrival = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    ifPaidBy: instant.nullable().describe('Set while it is not paid: only if the payment arrives by then.'),
  })
  .describe(
    'When the courier is expected; null without one, and once the order has ended or the days are over.',
  )
export type OrderArrival = z.infer<typeof orderArrival>

/** An order in one language, as its page and mails show it. */
export const orderView = z.object({
  id: z.uuid(),
  number: z.string(),
  accessKey: z.string().describe('The key in the link to the order’s page.'),
  status: orderStatus,
  paymentStatus,
  locale: z.enum(LOCALES),
  placedAt: instant,
  payBy: instant.nullable().describe('Until when the shop waits for the payment; null if it does not wait.'),
  contact: z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), phone: z.string() }),
  holdsMailBack: z
    .boolean()
    .describe('Many orders had named this address: no mail says that this one was placed or expired.'),
  kind: orderKind,
  deliveryMethod: z.enum(DELIVERY_METHODS),
  /** Set for a deposit, and for jars that are handed over at a table. */
  tableAt: instant.nullable().describe('When its table is reserved for.'),
  /** Null for goods, or once the reservation is erased. */
  reservationKey: z.string().nullable().describe('Of a deposit: the key of its reservation.'),
  isGuests: z.boolean().describe('No account has it.'),
  address: postalAddress.nullable(),
  arrival: orderArrival.nullable(),
  /** The business that the tax invoice is made out to, if any. */
  business: z.object({ company: z.string(), vatNumber: z.string().nullable() }).nullable(),
  note: z.string().nullable(),
  gift: z
    .object({
      receiver: z.object({ name: z.string(), phone: z.string() }).nullable().describe('Null for the buyer.'),
      card: z.string().nullable().describe('The words on its card.'),
    })
    .nullable()
    .describe('Null for what is no gift.'),
  paymentMethod: z.enum(ORDER_METHODS),
  lines: z.array(orderLine),
  subtotalCents: cents,
  /** 0 if the code makes delivery free. */
  discountCents: cents.describe('Off the goods, with what the offers gave.'),
  offers: z.array(z.object({ name: z.string(), cents })).describe('The parts that offers gave.'),
  discountCode: z.string().nullable(),
  deliveryCents: cents.describe('With the ice pack.'),
  icePackCents: cents
    .nullable()
    .describe('The ice pack’s part of that; null where none goes with the order.'),
  vatCents: cents,
  vatPercent,
  totalCents: cents,
  voucherCents: cents.describe('What vouchers have paid of it.'),
  dueCents: cents.describe('What is still to be paid: all of it, or what a change has added.'),
  payOnline: z
    .enum(HOSTED_METHODS)
    .nullable()
    .describe('The provider on whose pages that can be paid now; null if there is none.'),
  displayCurrency: z.enum(CURRENCY_CODES),
  displayRate: z.number(),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  /** The oldest first. */
  timeline: z.array(timelineStep),
  /** Tax invoice and credit notes. */
  documents: z.array(orderDocument),
  /** The oldest first, without those that failed. */
  refunds: z.array(orderRefund),
})
export type OrderView = z.infer<typeof orderView>

/** An order in a list, in one language. */
export const orderSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  status: orderStatus,
  paymentStatus,
  placedAt: instant,
  kind: orderKind,
  deliveryMethod: z.enum(DELIVERY_METHODS),
  totalCents: cents,
  /** The number of jars; of a deposit, of guests. */
  itemCount: z.int(),
  /** The number of different products. */
  lineCount: z.int(),
  firstItemName: z.string(),
})
export type OrderSummary = z.infer<typeof orderSummary>

export const orderList = z.object({
  items: z.array(orderSummary),
  page: z.int(),
  pageSize: z.int(),
  total: z.int().max(MOST_COUNTED).describe('This many, or more where it is the greatest number.'),
})
export type OrderList = z.infer<typeof orderList>

/** An order in a list, with what only staff see. */
export const markedOrderSummary = orderSummary.extend({
  customerName: z.string(),
  email: z.string(),
  paymentMethod: z.enum(ORDER_METHODS),
  isGift: z.boolean(),
  attention: paymentProblem.describe('Why staff have to look at it.'),
})
export type MarkedOrderSummary = z.infer<typeof markedOrderSummary>
