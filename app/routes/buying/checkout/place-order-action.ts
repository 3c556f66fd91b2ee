import { type RouterContextProvider, redirect } from 'react-router'
import { localeContext } from '#app/context.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { badRequest } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { clearCart } from '#domain/cart/index.ts'
import { placeOrder } from '#domain/checkout/index.ts'
import { idempotencyKey, placeOrderInput } from '#domain/checkout/schemas.ts'
import { type CartLine, parseCart } from '#shared/cart-cookie.ts'
import { localizedPath } from '#shared/locale.ts'
import { checkoutCookie } from './checkout-key.ts'
import { toOrderInput, toValues } from './order-input.ts'
import { reviewAction } from './review-action.ts'

/**
 * Places the order that was reviewed: its lines and its total come from the form, so that the buyer gets what was on
 * the screen or, where that no longer holds, a new review. The key makes any repetition the same order.
 */
export async function placeOrderAction(
  context: Readonly<RouterContextProvider>,
  form: Map<string, string>,
  cartNow: CartLine[],
) {
  const key = idempotencyKey.safeParse(form.get('key'))
  if (!key.success) throw badRequest()
  const values = toValues(form)
  const lines = parseCart(form.get('lines'))
  if (lines.length === 0) return reviewAction(context, values, cartNow)
  // An empty cart is no objection: another tab may have placed this very order, and the key will say so.
  if (cartNow.length > 0 && !areSame(lines, cartNow)) {
    return reviewAction(context, values, cartNow, { problem: { reason: 'cart_changed' } })
  }

  const agreedTotalCents = Number(form.get('agreedTotalCents'))
  const input = placeOrderInput.safeParse({ ...toOrderInput(context, values, lines), agreedTotalCents })
  if (!input.success) return reviewAction(context, values, lines, { keepsReview: true })
  const result = await runVerb(context, (ctx) => placeOrder(ctx, { ...input.data, idempotencyKey: key.data }))
  if (result.ok) {
    await runVerb(context, clearCart)
    const { accessKey } = result.order
    return toOrder(context, result.isPaidElsewhere ? `${accessKey}/pay` : accessKey, ['cart', 'checkout'])
  }
  const { ok: _, ...problem } = result
  switch (problem.reason) {
    case 'key_reused':
      // What is in the cart now was not ordered, so it stays.
      return toOrder(context, `${problem.order.accessKey}?placed=before`, ['checkout'])
    case 'payment_declined':
      return reviewAction(context, values, lines, { problem: { reason: problem.reason }, status: 402 })
    case 'discount_refused':
      // The review asks about the code anew, and says so at its field.
      return reviewAction(context, values, lines)
    case 'payment_method_unavailable':
    case 'product_gone':
      return reviewAction(context, values, lines, { problem: { reason: problem.reason } })
    case 'total_changed':
    case 'out_of_stock':
      return reviewAction(context, values, lines, { problem })
  }
}

function toOrder(
  context: Readonly<RouterContextProvider>,
  path: string,
  endedCookies: ('cart' | 'checkout')[],
) {
  const headers = new Headers()
  for (const name of endedCookies) {
    headers.append('set-cookie', name === 'cart' ? keptCookie('cart', '') : checkoutCookie(context, ''))
  }
  return redirect(localizedPath(`/order/${path}`, context.get(localeContext)), { status: 303, headers })
}

function areSame(a: CartLine[], b: CartLine[]): boolean {
  const bought = (lines: CartLine[]) => lines.map((line) => `${line.productId}:${line.quantity}`).sort()
  return bought(a).join() === bought(b).join()
}
