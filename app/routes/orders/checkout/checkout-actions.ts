import { cartContext, localeContext } from '#app/request/context.ts'
import { keptCookie } from '#app/request/cookies.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changeCart } from '#domain/orders/cart/index.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import type { CheckoutReply } from './checkout-reply.ts'
import { readValues } from './read-values.ts'
import { placeOrderAction } from './place-order-action.ts'
import { reviewAction, reviewOrder } from './review-action.ts'

/** The actions of the checkout's buttons. */
export const CHECKOUT_ACTIONS: FormActions<CheckoutReply> = {
  review: reviewAction,
  discount: reviewAction,
  voucher: reviewAction,
  accept: acceptAction,
  place: placeOrderAction,
}

/** Goes on with what is left of what was in the cart. */
async function acceptAction({ context, intent, form }: FormRequest) {
  const lines = context.get(cartContext)
  const language = context.get(localeContext)
  const changed = await runVerb(context, (ctx) =>
    changeCart(ctx, { lines, change: { intent: 'accept' }, language }),
  )
  const linesNow = changed.ok ? changed.lines : lines
  const cookies = [keptCookie(context, 'cart', serializeCart(linesNow))]
  return reviewOrder(context, { intent, values: await readValues(context, form), lines: linesNow, cookies })
}
