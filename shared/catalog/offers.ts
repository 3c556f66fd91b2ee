import type { LocalizedText } from '../kernel/locale.ts'

/**
 * The kinds of offer: a price of one product, a percentage or an amount off, or so many jars paid of so many bought.
 */
export const OFFER_KINDS = ['sale_price', 'percent', 'amount', 'pay_for'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** The states of an offer; `off`: an admin ended it before its time. */
export const OFFER_STATES = ['planned', 'running', 'ended', 'off'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** An offer that takes something off an order, as it was when the order was placed; in ZAR cents. */
export type AppliedOffer = { id: string; name: LocalizedText; cents: number }

/**
 * The sale price of a line of an order: by which offer, and what a jar cost without it, in ZAR cents. The name, as it was
 * then, is absent in orders of before it was kept.
 */
export type LineSale = { offerId: string; name?: LocalizedText; listPriceCents: number; combines: boolean }

export type OfferTerms =
  | { kind: 'sale_price'; amountCents: number }
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amountCents: number }
  | { kind: 'pay_for'; buyQuantity: number; payQuantity: number }

/** An offer as prices are worked out from it; for all goods where it names neither a product nor a category. */
export type Offer = {
  id: string
  name: LocalizedText
  terms: OfferTerms
  productId: string | null
  categoryId: string | null
  minimumQuantity: number
  minimumCents: number
  startsAt: Date
  /** The first moment at which it does not apply: its end, or when an admin ended it. */
  endsAt: Date
  combines: boolean
}
