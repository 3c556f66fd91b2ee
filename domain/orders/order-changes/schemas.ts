import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type LocalizedText } from '#shared/kernel/locale.ts'
import { GIFT_CARD_LETTERS } from '#shared/orders/gift.ts'
import {
  line,
  optionalName,
  optionalText,
  optionalWords,
  phoneNumber,
  requiredOr,
  requiredText,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import { cartLines } from '../cart/schemas.ts'
import { address } from '../checkout/schemas.ts'
import type { DiscountRefusal } from '../discounts/schemas.ts'
import { orderAccessKey } from '../orders/schemas.ts'

const MAX_CENTS = 1_000_000_000

/** The order as it is to be; fields that are left out stay as they are. */
const wanted = {
  /** All its goods, by product. */
  lines: cartLines.refine((lines) => lines.length > 0, 'required').optional(),
  delivery: z
    .discriminatedUnion(
      'method',
      [
        z.strictObject({ method: z.literal('courier'), address }),
        z.strictObject({ method: z.literal('pickup') }),
      ],
      { error: requiredOr('unknown_value') },
    )
    .optional(),
  phone: phoneNumber.optional(),
  /** '' for none. */
  note: optionalText(500)
    .transform((note) => note ?? '')
    .optional(),
}

/** The discount that staff give: by a code, by a sum off the goods, or none. */
const discount = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('code'),
        code: line(30).transform((code) => code.toUpperCase()),
      }),
      z.strictObject({ kind: z.literal('amount'), amountCents: wholeNumber(1, MAX_CENTS) }),
      z.strictObject({ kind: z.literal('none') }),
    ],
    { error: requiredOr('unknown_value') },
  )
  .optional()

/** The state on the screen: nothing is changed if the order is not as it was then, or if the money would differ. */
const agreed = {
  /** The number of changes before. */
  version: wholeNumber(0, 2_147_483_647),
  /** ZAR cents: what is then still to be paid; below zero, what is given back. */
  agreedBalanceCents: wholeNumber(-MAX_CENTS, MAX_CENTS),
}

/** The parts of a gift that staff change for its buyer. */
const gift = {
  /** The name of whom the courier brings it to, at the order's phone; '' for the buyer. */
  receiver: optionalName.optional(),
  /** The words on its card; '' for none. */
  card: optionalWords(GIFT_CARD_LETTERS)
    .transform((words) => words ?? '')
    .optional(),
}

const language = z.enum(LOCALES).default(DEFAULT_LOCALE)
const orderId = z.uuid('invalid')

export const previewOrderChangeInput = z.strictObject({ orderId, ...wanted, ...gift, discount })
export type PreviewOrderChangeInput = z.infer<typeof previewOrderChangeInput>

export const changeOrderInput = previewOrderChangeInput.extend({
  ...agreed,
  /** For the credit note, and for staff. */
  reason: requiredText(200),
})
export type ChangeOrderInput = z.infer<typeof changeOrderInput>

/** The same for its buyer, who has the order's link. */
export const previewOwnChangeInput = z.strictObject({ accessKey: orderAccessKey, language, ...wanted })
export type PreviewOwnChangeInput = z.infer<typeof previewOwnChangeInput>

export const changeOwnOrderInput = previewOwnChangeInput.extend(agreed)
export type ChangeOwnOrderInput = z.infer<typeof changeOwnOrderInput>

/** An order as it is to be, whoever wants it. */
export type WantedChange = Omit<PreviewOrderChangeInput, 'orderId'>

/** A change that can be made: the order before and after it, and the money. Amounts in ZAR cents. */
export type OrderChangePreview = {
  ok: true
  version: number
  before: OrderSnapshot
  after: OrderSnapshot
  /** The sum that has been paid, less what was given back of it because it was too much. */
  paidCents: number
  /** The sum that is then still to be paid; below zero, it is given back. */
  balanceCents: number
  /** The code that its goods are no longer worth, and what they would have to cost. */
  droppedCode: { code: string; minimumCents: number } | null
  /** Offers that the order no longer gets, and sale prices that have ended, at which no more jars are added. */
  lostOffers: { name: LocalizedText; hasEnded: boolean }[]
}

/** The reason that an order is not changed. */
export type OrderChangeRefusal = { ok: false } &
  /** It is packed or sent, has ended, or is a deposit. */
  (
    | { reason: 'not_changeable'; status: OrderStatus }
    /** It is cancelled in a moment, unless somebody undoes that. */
    | { reason: 'being_cancelled' }
    /** The money that was reserved for it is being taken just now. */
    | { reason: 'payment_under_way' }
    /** Something of it was, or was to be, refunded: what it costs is not changed any more. */
    | { reason: 'refunded' }
    | { reason: 'nothing_changed' }
    | { reason: 'product_gone'; productIds: string[] }
    /** The stock of each, without the jars that the order has. */
    | { reason: 'out_of_stock'; lines: { productId: string; name: string; left: number }[] }
    /** Unpaid orders of this buyer would keep too much from others. */
    | { reason: 'unpaid_limit' }
    | { reason: 'collection_only'; names: string[] }
    /** It has neither a receiver nor a card. */
    | { reason: 'not_a_gift' }
    /** The card is in its parcel. */
    | { reason: 'card_packed' }
    | { reason: 'discount_refused'; refusal: DiscountRefusal }
    /** The discount is more than the goods cost. */
    | { reason: 'discount_too_large'; maxCents: number }
  )

export type PreviewOrderChangeResult = OrderChangePreview | OrderChangeRefusal

export type ChangeOrderResult =
  | { ok: true; changeId: string; balanceCents: number }
  | OrderChangeRefusal
  /** Somebody has changed the order since, or the money would differ: nothing has happened. */
  | { ok: false; reason: 'changed_meanwhile' }
  | { ok: false; reason: 'balance_differs'; balanceCents: number }

/** A placed order as the form of its change begins with it. */
export type OrderToChange = {
  id: string
  number: string
  now: OrderSnapshot
  /** The number of each product, in the order of its lines. */
  lines: { productId: string; name: string; sku: string; quantity: number }[]
}
