import { z } from 'zod'
import { MAX_LINES, MAX_QUANTITY } from '#shared/orders/cart-cookie.ts'
import { type Locale, LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { wholeNumber } from '#shared/kernel/validation.ts'

/** A line as a buyer keeps it: product, quantity, and the price that was seen, in ZAR cents. */
export const cartLine = z.strictObject({
  productId: z.uuid('invalid'),
  quantity: wholeNumber(1, MAX_QUANTITY),
  seenPriceCents: wholeNumber(1, 100_000_000).optional(),
})
export type CartLine = z.infer<typeof cartLine>

/** One line per product, quantities added: the same limit applies to two lines as to one. */
export const cartLines = z
  .array(cartLine, { error: 'required' })
  .max(MAX_LINES, 'out_of_range')
  .transform(mergeLines)
  .refine((lines) => lines.every((line) => line.quantity <= MAX_QUANTITY), 'out_of_range')

function mergeLines(lines: CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>()
  for (const line of lines) {
    const productId = line.productId.toLowerCase()
    const same = merged.get(productId)
    merged.set(
      productId,
      same ? { ...same, quantity: same.quantity + line.quantity } : { ...line, productId },
    )
  }
  return [...merged.values()]
}

/** The cart in a browser. `owner` is set if it is the copy of a customer's cart from an earlier session. */
export type BrowserCart = { lines: CartLine[]; owner: string | undefined }

export const quoteCartInput = z.strictObject({
  lines: cartLines,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type QuoteCartInput = z.infer<typeof quoteCartInput>

/**
 * A change that a buyer may make to a cart. `add_missing` adds what is not in it yet, so that it has so many of each.
 * `accept` takes current prices and reduces quantities to what is offered of the stock.
 */
export type CartChange =
  | { intent: 'add'; line: CartLine }
  | { intent: 'add_missing'; lines: CartLine[] }
  | { intent: 'set'; productId: string; quantity: number }
  | { intent: 'remove'; productId: string }
  | { intent: 'accept' }

export type ChangeCartInput = {
  /** The cart of a visitor's browser; ignored for customers. */
  lines: CartLine[]
  change: CartChange
  /** For the product name in a refusal. */
  language: Locale
}

export type RefillCartInput = {
  /** The cart of a visitor's browser; ignored for customers. */
  lines: CartLine[]
  /** The items of an earlier purchase; a service has no product. `name` is for messages about it. */
  wanted: { productId: string | null; quantity: number; name: string }[]
}

/** Goods that are not in the cart, or in a smaller quantity; `left` is null unless few are left. */
export type NotRefilled = { name: string } & (
  | { reason: 'gone' | 'sold_out' | 'cart_full' }
  | { reason: 'only_left'; left: number | null }
)

/** `hasAny`: something of what was wanted is in the cart. */
export type RefillCartResult = { lines: CartLine[]; missing: NotRefilled[]; hasAny: boolean }

export type MergeCartInput = {
  customerId: string
  browser: BrowserCart
  isInCheckout: boolean
}

export type CartRefusal =
  | { reason: 'product_gone' }
  /** `left` is null unless few are left. */
  | { reason: 'only_left'; name: string; left: number | null }
  | { reason: 'cart_full' }
  | { reason: 'not_in_cart' }

export type ChangeCartResult = { ok: true; lines: CartLine[] } | ({ ok: false } & CartRefusal)
