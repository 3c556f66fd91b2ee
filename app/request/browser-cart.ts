import type { BrowserCart } from '#domain/cart/schemas.ts'
import { parseCart } from '#shared/cart-cookie.ts'
import type { RequestContext } from '#app/context.ts'
import { keptCookie, readCookie } from './cookies.ts'

/** The cart as the browser's own cookies have it. */
export function readBrowserCart(request: Request, context: RequestContext): BrowserCart {
  const lines = parseCart(readCookie(request, context, 'cart'))
  return { lines, owner: readCookie(request, context, 'cart_owner') }
}

/** The cookies that take the cart out of the browser: what was in it stays in the account. */
export function noCartCookies(context: RequestContext): string[] {
  return [keptCookie(context, 'cart', ''), ownerCookie(context, '')]
}

/** Whose cart this browser holds a copy of. */
export function ownerCookie(context: RequestContext, customerId: string): string {
  return keptCookie(context, 'cart_owner', customerId)
}
