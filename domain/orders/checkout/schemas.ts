import { z } from 'zod'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import type { DiscountKind } from '#shared/orders/discount-codes.ts'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { CURRENCY_CODES } from '#shared/kernel/money.ts'
import { type Province, PROVINCES } from '#shared/accounts/provinces.ts'
import { hasExpired, readExpiry } from '#shared/orders/card-as-typed.ts'
import { GIFT_CARD_LETTERS } from '#shared/orders/gift.ts'
import { HOSTED_METHODS } from '#shared/orders/payment-methods.ts'
import { LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS, VOUCHER_METHODS } from '#shared/orders/voucher-offer.ts'
import {
  emailAddress,
  line,
  optionalLine,
  optionalText,
  optionalVatNumber,
  optionalWords,
  personName,
  phoneNumber,
  requiredOr,
  sealedId,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import { cartLines, type QuoteCartInput } from '../cart/schemas.ts'
import type { CartQuote } from '../cart/views.ts'
import { type DiscountBuyer, type DiscountRefusal, typedDiscountCode } from '../discounts/schemas.ts'
import type { StockHoldRefusal } from '../stock-holds/schemas.ts'
import { voucherCard, voucherPayment, type VoucherProblem } from '../vouchers/schemas.ts'

/** The destination of an order; for a courier delivery the province may be unknown. */
export type Destination = { deliveryMethod: DeliveryMethod; province: Province | undefined }

/** Delivery by courier as pages describe it before an address is known. Amounts in ZAR cents. */
export type DeliveryOffer = {
  /** The lowest and the highest price. */
  fromCents: number
  toCents: number
  /** The value of goods from which delivery is free in every province; null if it never is in one of them. */
  freeFromCents: number | null
  /** The prices for this cart. */
  provinces: { province: Province; cents: number }[]
}

/** The terms that the price depends on: destination, buyer, and the code in capitals. */
export type PricingTerms = Destination & DiscountBuyer & { discountCode: string | undefined }

const contact = z.strictObject({
  email: emailAddress,
  firstName: personName,
  lastName: personName,
  phone: phoneNumber,
})

/** A South African address to send parcels to. */
export const address = z.strictObject({
  street: line(120),
  suburb: optionalLine(80),
  city: line(80),
  province: z.enum(PROVINCES, { error: (issue) => (issue.input ? 'unknown_value' : 'required') }),
  postalCode: line(10).pipe(z.string().regex(/^\d{4}$/, 'postal_code')),
})

/** The person to whom a gift goes. */
export const receiver = z
  .strictObject({ name: personName, phone: phoneNumber })
  .optional()
  .describe('The person to whom it is brought as a gift; left out, it is brought to the buyer.')

const delivery = z.discriminatedUnion(
  'method',
  [
    z.strictObject({
      method: z.literal('courier'),
      address,
      receiver,
    }),
    z.strictObject({ method: z.literal('pickup') }),
    /** Handed over at a reserved table; `reservation` is the key of its guest. */
    z.strictObject({ method: z.literal('at_the_table'), reservation: sealedId }),
  ],
  { error: requiredOr('unknown_value') },
)
export type Delivery = z.infer<typeof delivery>

const card = z.strictObject({
  number: line(30)
    .transform((number) => number.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'card_number')),
  expiry: line(10).transform((typed, { addIssue }) => {
    const expiry = readExpiry(typed)
    if (expiry && !hasExpired(expiry, new Date())) return `${expiry.month}/${expiry.year}`
    addIssue(expiry ? 'card_expired' : 'card_expiry')
    return z.NEVER
  }),
  cvc: line(4).pipe(z.string().regex(/^\d{3,4}$/, 'card_cvc')),
})

const payment = z.discriminatedUnion(
  'method',
  [
    z.strictObject({ method: z.literal('bank_transfer') }),
    z.strictObject({ method: z.enum(HOSTED_METHODS) }),
    z.strictObject({ method: z.literal('demo_card'), card }),
  ],
  { error: requiredOr('unknown_value') },
)

/** The business that the tax invoice is made out to, if any. */
const business = z.strictObject({ company: line(120), vatNumber: optionalVatNumber })

const gift = z.strictObject({
  isWrapped: z.boolean().default(false).describe('Wrapped; the total that a refusal names has its price.'),
  card: optionalWords(GIFT_CARD_LETTERS).describe('Words for a card, which looks written by hand.'),
})

/** An order as a buyer sends it. `agreedTotalCents` is the total that was on the screen, in ZAR cents. */
export const placeOrderInput = z.strictObject({
  lines: cartLines.refine((lines) => lines.length > 0, 'required'),
  contact,
  business: business.optional(),
  delivery,
  payment,
  discountCode: typedDiscountCode,
  /** Pays a part of the total, or all of it; the payment method the rest. */
  voucher: voucherPayment.optional(),
  note: optionalText(500),
  gift: gift.optional(),
  agreedTotalCents: wholeNumber(0, 1_000_000_000),
  displayCurrency: z.enum(CURRENCY_CODES).default('ZAR'),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type PlaceOrderInput = z.infer<typeof placeOrderInput>

/** A voucher as its buyer sends it: whole rand, and words for its card. It is paid later, never with a code or a voucher. */
export const placeVoucherInput = z.strictObject({
  /** ZAR cents. */
  amountCents: wholeNumber(LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS).multipleOf(100, 'not_a_whole_number'),
  card: voucherCard,
  buyer: z.strictObject({ name: personName, email: emailAddress }),
  payment: z.enum(VOUCHER_METHODS, { error: requiredOr('unknown_value') }),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type PlaceVoucherInput = z.infer<typeof placeVoucherInput>

export type PlaceVoucherResult =
  /** `isPaidElsewhere`: the buyer now has to pay on the provider's pages. */
  | { ok: true; order: PlacedOrder; isPaidElsewhere: boolean }
  /** The day has passed, or is more than a year ahead. */
  | { ok: false; reason: 'no_such_day' }
  | { ok: false; reason: 'not_sold' | 'payment_method_unavailable' | 'key_reused' }

/** The input of a quote; a signed-in customer is known from the context. */
export type QuoteCheckoutInput = QuoteCartInput &
  Destination &
  Partial<Pick<PricingTerms, 'discountCode' | 'email'>> & {
    isWrapped?: boolean
    voucherCode?: string | undefined
  }

export const idempotencyKey = line(100).pipe(z.string().regex(/^[\w-]{16,100}$/, 'invalid'))

/** A service as a line of an order, with its price in ZAR cents. */
export type ServiceLine = {
  name: string
  image: null
  tint: null
  parts: []
  quantity: number
  unitPriceCents: number
  totalCents: number
}

/** The cost of the whole order, in ZAR cents. Courier delivery is null while the province is unknown. */
export type CheckoutQuote = {
  cart: CartQuote
  discount: { code: string; kind: DiscountKind; discountCents: number } | null
  /** The reason that the given code takes nothing off. */
  discountRefusal: DiscountRefusal | null
  /** The given voucher: how much it pays of the total, as far as that is known, and what is left of it now. */
  voucher: { paysCents: number; leftCents: number } | null
  /** The reason that the given voucher pays nothing. */
  voucherProblem: VoucherProblem | null
  /** Wrapping it as a gift; null if it is not wrapped. */
  wrapping: ServiceLine | null
  /** Goods and wrapping, before the discount. */
  subtotalCents: number
  /** The VAT included in the goods, after the discount. */
  goodsVatCents: number
  /** With the ice pack. */
  deliveryCents: number | null
  /** The ice pack's part of that; null where none goes with the order. */
  icePackCents: number | null
  totalCents: number | null
  vatCents: number | null
  /** The names of what cannot be delivered as it is wanted: it must stay cold, and is only collected. */
  collectionOnly: string[]
  /** The amount missing until courier delivery is free; null if it is free or not chosen. */
  freeDeliveryGapCents: number | null
}

type SavedPlace = {
  street: string
  suburb: string | null
  city: string
  province: Province
  postalCode: string
}

/** The details that a customer entered in an earlier order. */
export type KnownDetails = {
  contact: { email: string; firstName: string; lastName: string; phone: string | null }
  /** The addresses that the customer keeps, the standard one first. */
  saved: ({ id: string } & SavedPlace)[]
  /** From the last order, without its address where some are kept; undefined before the first. */
  delivery:
    | {
        method: DeliveryMethod
        street: string | null
        suburb: string | null
        city: string | null
        province: Province | null
        postalCode: string | null
      }
    | undefined
}

export type PlacedOrder = { number: string; accessKey: string }

/** The buyer's unpaid orders would hold too much: too many of some products, too much in value, or too many orders. */
export type UnpaidLimitRefusal = { ok: false; reason: 'unpaid_limit' } & (
  | Exclude<StockHoldRefusal, { limit: 'quantity' }>
  | { limit: 'quantity'; lines: { productId: string; name: string; most: number }[] }
)

export type PlaceOrderResult =
  | {
      ok: true
      order: PlacedOrder
      isReplay: boolean
      /** True if the buyer now has to pay on the provider's pages. */
      isPaidElsewhere: boolean
    }
  /** `endedOffers`: those that made it cheaper until a short time ago, in the buyer's language. */
  | { ok: false; reason: 'total_changed'; totalCents: number; endedOffers?: string[] }
  /** `left` is null unless few are left. */
  | { ok: false; reason: 'out_of_stock'; lines: { productId: string; name: string; left: number | null }[] }
  | { ok: false; reason: 'product_gone'; productIds: string[] }
  /** These must stay cold, and no ice pack goes with them. */
  | { ok: false; reason: 'collection_only'; lines: { productId: string; name: string }[] }
  | { ok: false; reason: 'discount_refused'; refusal: DiscountRefusal }
  | { ok: false; reason: 'voucher_refused'; problem: VoucherProblem }
  | { ok: false; reason: 'payment_declined' }
  | { ok: false; reason: 'payment_method_unavailable' }
  /** The shop makes no gifts of orders, or wraps none. */
  | { ok: false; reason: 'no_gifts' }
  /** The reservation has ended, or its meal has begun. */
  | { ok: false; reason: 'table_gone' }
  | { ok: false; reason: 'key_reused' }
  | UnpaidLimitRefusal
