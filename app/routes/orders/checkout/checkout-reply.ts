import type { UnpaidLimitInWords } from '#app/request/rare-refusal.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { CartQuote } from '#domain/orders/cart/views.ts'
import type { CheckoutQuote } from '#domain/orders/checkout/schemas.ts'
import type { FormValues } from './fields.ts'

/** The reason that nothing has been ordered, if it is about no single value. */
export type CheckoutRefusal =
  | UnpaidLimitInWords
  /** In words. */
  | { reason: 'table_gone' | 'no_gifts' | 'key_reused' | 'collection_only'; text: string }
  | { reason: 'total_changed'; totalCents: number }
  | { reason: 'out_of_stock'; lines: { productId: string; name: string; left: number | null }[] }
  | {
      reason: 'cart_changed' | 'product_gone' | 'payment_method_unavailable' | 'payment_declined'
    }

/** The order as it stands, ready to be placed. */
export type Review = {
  quote: CheckoutQuote & { totalCents: number; vatCents: number }
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
  quote?: CheckoutQuote | undefined
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
