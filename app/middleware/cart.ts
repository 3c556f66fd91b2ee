import type { MiddlewareFunction } from 'react-router'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { cookieName } from '#shared/kernel/cookies.ts'
import { cartContext, serverContext } from '#app/request/context.ts'
import { ownerCookie, readBrowserCart } from '#app/request/orders/browser-cart.ts'
import { keptCookie } from '#app/request/cookies.ts'

/**
 * Finds whose cart it is: a customer's is the one in their account, wherever it was filled; its copy in this browser's
 * cookie, which the pages' scripts count, is brought up to date. A visitor's is the cookie.
 */
export const cartMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { lines, owner } = readBrowserCart(request, context)
  const { ctx, session } = context.get(serverContext)
  if (!session) {
    context.set(cartContext, lines)
    return next()
  }
  context.set(cartContext, session.cart)
  const response = await next()
  const name = cookieName(ctx.shop.siteUrl, 'cart')
  const isChanged = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))
  const kept = serializeCart(session.cart)
  if (!isChanged && kept !== serializeCart(lines))
    response.headers.append('set-cookie', keptCookie(context, 'cart', kept))
  if (owner !== session.person.id)
    response.headers.append('set-cookie', ownerCookie(context, session.person.id))
  return response
}
