import { z } from 'zod'
import type { AppliedOffer } from '#shared/catalog/offers.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { DEFAULT_LOCALE, LOCALES, type LocalizedText } from '#shared/kernel/locale.ts'
import {
  emailAddress,
  line,
  optionalLine,
  optionalText,
  personName,
  phoneNumber,
  requiredOr,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import { HOSTED_METHODS } from '#shared/orders/payment-methods.ts'
import { COUNTER_METHODS } from '#shared/orders/received-methods.ts'
import {
  address,
  type CheckoutQuote,
  placeOrderInput,
  type PlaceOrderResult,
  receiver,
} from '../checkout/schemas.ts'
import type { DiscountRefusal } from '../discounts/schemas.ts'
import { typedVoucherCode, type VoucherFault, voucherPayment } from '../vouchers/schemas.ts'

/** The ways that staff may agree on. A card's number is never told to anybody, so no card is among them. */
export const ENTRY_METHODS = ['bank_transfer', ...HOSTED_METHODS, ...COUNTER_METHODS] as const
export type EntryMethod = (typeof ENTRY_METHODS)[number]

const MAX_CENTS = 100_000_000

/** Only staff see the reason; the buyer sees what it takes off. */
const reason = line(200)
const discount = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('percent'), percent: wholeNumber(1, 100), reason }),
    z.strictObject({ kind: z.literal('amount'), amountCents: wholeNumber(1, MAX_CENTS), reason }),
  ],
  { error: requiredOr('unknown_value') },
)

const delivery = z.discriminatedUnion(
  'method',
  [
    z.strictObject({ method: z.literal('courier'), address, receiver }),
    z.strictObject({ method: z.literal('pickup') }),
  ],
  { error: requiredOr('unknown_value') },
)

const payment = z.discriminatedUnion(
  'method',
  [
    z.strictObject({ method: z.enum(['bank_transfer', ...HOSTED_METHODS]) }),
    /** `isReceived`: the money is here already. */
    z.strictObject({ method: z.enum(COUNTER_METHODS), isReceived: z.boolean() }),
  ],
  { error: requiredOr('unknown_value') },
)

export const writeOrderInput = z.strictObject({
  lines: placeOrderInput.shape.lines,
  /** The account that it belongs to; a guest has none. */
  customerId: z.uuid('invalid').optional(),
  contact: z.strictObject({
    firstName: personName,
    lastName: personName,
    phone: phoneNumber,
    /** Without one nothing is mailed. */
    email: z.literal('').or(emailAddress),
  }),
  delivery,
  payment,
  business: placeOrderInput.shape.business,
  /** As a buyer types it; not beside a discount of the shop's own. */
  discountCode: placeOrderInput.shape.discountCode.optional(),
  discount: discount.optional(),
  /** Pays a part of the total, or all of it; `cents` is undefined if what it pays was not on the screen yet. */
  voucher: voucherPayment.partial({ cents: true }).optional(),
  note: optionalText(500),
  gift: placeOrderInput.shape.gift,
  /** The total that was on the screen, in ZAR cents; undefined if there was none yet. */
  agreedTotalCents: wholeNumber(0, 1_000_000_000).optional(),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type WriteOrderInput = z.infer<typeof writeOrderInput>

export type WriteOrderResult =
  | { ok: true; orderId: string; isReplay: boolean }
  /** The form that was sent has made this order already, of other things. */
  | { ok: false; reason: 'key_reused'; orderId: string; number: string }
  | { ok: false; reason: 'customer_gone' }
  /** More than the goods cost. */
  | { ok: false; reason: 'discount_too_large' }
  | { ok: false; reason: 'code_and_discount' }
  | { ok: false; reason: 'voucher_refused'; problem: VoucherFault }
  /** Nobody has agreed yet to what the voucher pays, and to what is left to pay, in ZAR cents. */
  | { ok: false; reason: 'voucher_pays'; paysCents: number; restCents: number }
  | Extract<
      PlaceOrderResult,
      {
        reason:
          | 'total_changed'
          | 'out_of_stock'
          | 'product_gone'
          | 'collection_only'
          | 'discount_refused'
          | 'no_gifts'
          | 'payment_method_unavailable'
      }
    >

/** A quote of what is known so far: `discount` without its reason. */
export const quoteOrderEntryInput = z.strictObject({
  lines: placeOrderInput.shape.lines,
  deliveryMethod: z.enum(['courier', 'pickup']),
  isWrapped: z.boolean().default(false),
  voucherCode: typedVoucherCode.optional(),
  province: z.enum(PROVINCES).optional(),
  /** The buyer, as far as known: a code may be used up by them. */
  customerId: writeOrderInput.shape.customerId,
  email: emailAddress.optional(),
  discountCode: placeOrderInput.shape.discountCode.optional(),
  discount: z
    .discriminatedUnion('kind', [
      discount.options[0].omit({ reason: true }),
      discount.options[1].omit({ reason: true }),
    ])
    .optional(),
})
export type QuoteOrderEntryInput = z.input<typeof quoteOrderEntryInput>

/** The cost of an order as it stands, in ZAR cents; what depends on the province is null while that is unknown. */
export type OrderEntryQuote = Pick<CheckoutQuote, 'voucher'> & {
  /** The reason that the given voucher pays nothing. */
  voucherProblem: VoucherFault | null
  lines: (Jar & { quantity: number; totalCents: number })[]
  /** Wrapping it as a gift; null if it is not wrapped. */
  wrapping: { name: LocalizedText; totalCents: number } | null
  subtotalCents: number
  /** The parts of the discount that offers give. */
  offers: AppliedOffer[]
  discountCents: number
  /** The code that takes it off; null without one. */
  discountCode: string | null
  /** The reason that the given code takes nothing off. */
  discountRefusal: DiscountRefusal | null
  deliveryCents: number | null
  icePackCents: number | null
  totalCents: number | null
  vatCents: number
  vatPercent: number
  /** The names of those that no courier takes. */
  collectionOnly: LocalizedText[]
}

/** A product that can be ordered. */
export type Jar = { id: string; sku: string; name: LocalizedText; priceCents: number; stockQuantity: number }

/** Texts typed for jars, each a code or a part of a name in any language. */
export const findJarsInput = z.strictObject({ typed: z.array(z.string().max(200)).max(100) })
export type FindJarsInput = z.infer<typeof findJarsInput>
export type FoundJar = { ok: true; jar: Jar } | { ok: false; reason: 'unknown' | 'several'; jars: Jar[] }

export const getOrderEntryInput = z.strictObject({
  /** A part of a name, phone number or mail address, or of an order's number. */
  search: optionalLine(100),
  /** The caller: somebody with an account, or a guest by one of their orders. */
  customerId: z.uuid('invalid').optional(),
  orderId: z.uuid('invalid').optional(),
})
export type GetOrderEntryInput = z.infer<typeof getOrderEntryInput>

export const getCallerAddressInput = z.strictObject({
  customerId: z.uuid('invalid'),
  addressId: z.uuid('invalid'),
})
export type GetCallerAddressInput = z.infer<typeof getCallerAddressInput>
