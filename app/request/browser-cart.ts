import type { BrowserCart } from '#domain/cart/schemas.ts'
import { parseCart } from '#shared/cart-cookie.ts'
import { keptCookie, readCookies } from './cookies.ts'

/** The cart as the browser's own cookies have it. */
export function readBrowserCart(request: Request): BrowserCart {
  const { cart, cart_owner: owner } = readCookies(request)
  return { lines: parseCart(cart), owner }
}

/** The cookies that take the cart out of the browser: what was in it stays in the account. */
export function noCartCookies(): string[] {
  return [keptCookie('cart', ''), ownerCookie('')]
}

/** Whose cart this browser holds a copy of. */
export function ownerCookie(customerId: string): string {
  return keptCookie('cart_owner', customerId)
}
