import { cartContext, localeContext, type RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderAgain } from '#domain/orders/my-orders/index.ts'
import type { OrderAgainInput } from '#domain/orders/my-orders/schemas.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import type { AgainReply } from '#app/components/orders/again/order-again.tsx'

/** Fills the cart from an order, and leads to it; where something is missing the page stays and says so. */
export async function againAction(context: RequestContext, order: OrderAgainInput['order']) {
  const before = context.get(cartContext)
  const language = context.get(localeContext)
  const { lines, missing, hasAny } = await runVerb(context, (ctx) =>
    orderAgain(ctx, { order, lines: before, language }),
  )
  const cookie = keptCookie(context, 'cart', serializeCart(lines))
  if (missing.length === 0) return leadTo(context, '/cart', { cookies: [cookie] })
  const done = { missing, hasAny }
  return answer<AgainReply>({ intent: 'again', done }, { headers: { 'set-cookie': cookie } })
}
