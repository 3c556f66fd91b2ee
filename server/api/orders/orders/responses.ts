import { z } from 'zod'
import { MOST_COUNTED, type OrderList, type OrderView } from '#domain/orders/orders/schemas.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CURRENCY_CODES } from '#shared/kernel/money.ts'
import { ORDER_KINDS } from '#shared/orders/order-kinds.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { PAYMENT_METHODS } from '#shared/orders/payment-methods.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { REFUND_KINDS, REFUND_STATUSES } from '#shared/orders/refund-states.ts'
import { TAX_DOCUMENT_KINDS } from '#shared/orders/tax-document.ts'
import { cents, instant, vatPercent } from '../../response-fields.ts'

export const placedOrderResponse = z.object({
  number: z.string().describe('e.g. `KROK-26-000123`'),
  url: z.url().describe('The order page; anyone who has this link can read the order.'),
})

export const orderStatus = z.enum(ORDER_STATUSES)
export const paymentStatus = z.enum(PAYMENT_STATUSES)
export const orderKind = z.enum(ORDER_KINDS).describe('Jars, or the deposit of a table.')

export const orderListResponse = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      status: orderStatus,
      paymentStatus,
      placedAt: instant,
      kind: orderKind,
      deliveryMethod: z.enum(DELIVERY_METHODS),
      totalCents: cents,
      itemCount: z.int(),
      lineCount: z.int(),
      firstItemName: z.string(),
    }),
  ),
  page: z.int(),
  pageSize: z.int(),
  total: z.int().max(MOST_COUNTED).describe('This many, or more where it is the greatest number.'),
}) satisfies z.ZodType<OrderList>

export const refundKind = z.enum(REFUND_KINDS).describe('For goods, or of an overpayment.')

export const orderResponse = z.object({
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
  tableAt: instant.nullable().describe('When its table is reserved for.'),
  reservationKey: z.string().nullable().describe('Of a deposit: the key of its reservation.'),
  isGuests: z.boolean().describe('No account has it.'),
  address: z
    .object({
      street: z.string(),
      suburb: z.string().nullable(),
      city: z.string(),
      province: z.enum(PROVINCES),
      postalCode: z.string(),
    })
    .nullable(),
  business: z.object({ company: z.string(), vatNumber: z.string().nullable() }).nullable(),
  note: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
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
  discountCents: cents.describe('Off the goods.'),
  discountCode: z.string().nullable(),
  deliveryCents: cents.describe('With the ice pack.'),
  icePackCents: cents
    .nullable()
    .describe('The ice pack’s part of that; null where none goes with the order.'),
  vatCents: cents,
  vatPercent,
  totalCents: cents,
  displayCurrency: z.enum(CURRENCY_CODES),
  displayRate: z.number(),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  timeline: z.array(
    z.discriminatedUnion('subject', [
      z.object({ subject: z.literal('order'), to: orderStatus, at: instant }),
      z.object({ subject: z.literal('payment'), to: paymentStatus, at: instant }),
    ]),
  ),
  documents: z.array(
    z.object({
      kind: z.enum(TAX_DOCUMENT_KINDS),
      number: z.string(),
      refundId: z.uuid().nullable(),
      issuedAt: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      kind: refundKind,
      status: z.enum(REFUND_STATUSES).exclude(['failed']),
      amountCents: cents,
      requestedAt: instant,
      settledAt: instant.nullable(),
    }),
  ),
}) satisfies z.ZodType<OrderView>
