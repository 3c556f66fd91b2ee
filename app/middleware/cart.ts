import type { MiddlewareFunction } from 'react-router'
import type { BrowserCart } from '#domain/cart/schemas.ts'
import { parseCart, serializeCart } from '#shared/cart-cookie.ts'
import { cartContext, serverContext } from '../context.ts'
import { keptCookie, readCookies } from './cookies.ts'

/**
 * Whose cart it is: a customer's is the one in their account, wherever it was filled; its copy in this browser's
 * cookie, which the pages' scripts count, is brought up to date. A visitor's is the cookie.
 */
export const cartMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { lines, owner } = readBrowserCart(request)
  const { session } = context.get(serverContext)
  if (!session) {
    context.set(cartContext, lines)
    return next()
  }
  context.set(cartContext, session.cart)
  const response = await next()
  const isChanged = response.headers.getSetCookie().some((cookie) => cookie.startsWith('cart='))
  const kept = serializeCart(session.cart)
  if (!isChanged && kept !== serializeCart(lines))
    response.headers.append('set-cookie', keptCookie('cart', kept))
  if (owner !== session.person.id) response.headers.append('set-cookie', ownerCookie(session.person.id))
  return response
}

/** The cart as the browser's own cookies have it. */
export function readBrowserCart(request: Request): BrowserCart {
  const { cart, cart_owner: owner } = readCookies(request)
  return { lines: parseCart(cart), owner }
}

/** Takes the cart out of the browser: what was in it stays in the account. */
export function forgetCart(headers: Headers): void {
  headers.append('set-cookie', keptCookie('cart', ''))
  headers.append('set-cookie', ownerCookie(''))
}

function ownerCookie(customerId: string): string {
  return keptCookie('cart_owner', customerId)
}
