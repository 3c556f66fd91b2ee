import type { BrowserCart } from '#domain/orders/cart/schemas.ts'
import { parseCart } from '#shared/orders/cart-cookie.ts'
import type { RequestContext } from '#app/request/context.ts'
import { keptCookie, readCookie, readSecretCookie, secretCookie } from '#app/request/cookies.ts'

/** The cart as the browser's own cookies have it. */
export function readBrowserCart(request: Request, context: RequestContext): BrowserCart {
  const lines = parseCart(readCookie(request, context, 'cart'))
  return { lines, owner: readCookie(request, context, 'cart_owner') }
}

/** The cookies that take the cart out of the browser: what was in it stays in the account. */
export function noCartCookies(context: RequestContext): string[] {
  return [keptCookie(context, 'cart', ''), ownerCookie(context, ''), orderedCookie(context, '')]
}

/** Remembers until the browser is closed what was ordered last: with Back, a guest has only an empty cart before them. */
export function orderedCookie(context: RequestContext, accessKey: string): string {
  return secretCookie(context, 'ordered', accessKey)
}

/** The key of the order that was placed last in this browser. */
export function readOrdered(request: Request, context: RequestContext): string | undefined {
  return readSecretCookie(request, context, 'ordered')
}

/** Names the customer whose cart this browser holds a copy of. */
export function ownerCookie(context: RequestContext, customerId: string): string {
  return keptCookie(context, 'cart_owner', customerId)
}
