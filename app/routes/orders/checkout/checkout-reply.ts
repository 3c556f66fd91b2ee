import type { RareReason, UnpaidLimitInWords } from '#app/request/rare-refusal.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { CartQuote } from '#domain/orders/cart/views.ts'
import type { CheckoutQuote } from '#domain/orders/checkout/schemas.ts'
import type { FormValues } from './fields.ts'

/** The reason that nothing has been ordered, if it is about no single value. */
export type CheckoutRefusal =
  | UnpaidLimitInWords
  /** In words. */
  | { reason: RareReason | 'collection_only'; text: string }
  | { reason: 'total_changed'; totalCents: number; endedOffers?: string[] }
  | { reason: 'out_of_stock'; lines: { productId: string; name: string; left: number | null }[] }
  | { reason: 'product_gone' }

/** The costs of the order; why its code takes nothing off is said in words. */
export type QuoteInWords = Omit<CheckoutQuote, 'discountRefusal'> & { discountRefusal: string | null }

/** The order as it stands, ready to be placed. */
export type Review = {
  quote: QuoteInWords & { totalCents: number; vatCents: number }
  /** The reviewed cart, as a cookie would hold it. */
  lines: string
  /** When it comes to the buyer's province, in words; null without a courier. */
  arrival: string | null
}

/** The checkout's answer while there is no order yet. */
export type CheckoutReply = FormReply<CheckoutRefusal> & {
  values: FormValues
  review?: Review | undefined
  /** The cart as the server prices it now, with what the discount code takes off, or why nothing. */
  quote?: QuoteInWords | undefined
  /** Says in words how much the voucher pays, or why it does not. */
  voucherPays?: string | undefined
  voucherProblem?: string | undefined
  /** Takes the place of the page's key, which has made another order. */
  newKey?: string | undefined
}

/** Returns what in a cart stands against ordering it. */
export function refusalOfCart(cart: CartQuote): CheckoutRefusal | undefined {
  const lines = cart.lines.flatMap(({ productId, name, onlyLeft }) =>
    onlyLeft === undefined ? [] : [{ productId, name, left: onlyLeft }],
  )
  if (lines.length > 0) return { reason: 'out_of_stock', lines }
  return cart.goneProductIds.length > 0 ? { reason: 'product_gone' } : undefined
}
