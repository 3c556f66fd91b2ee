import { randomUUID } from 'node:crypto'
import { cartContext, type RequestContext, serverContext } from '#app/request/context.ts'
import type { Target } from '#app/request/page-path.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { orderedCookie } from '#app/request/orders/browser-cart.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { saveAddress } from '#domain/accounts/addresses/index.ts'
import { clearCart } from '#domain/orders/cart/index.ts'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { idempotencyKey, placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { type CartLine, parseCart } from '#shared/orders/cart-cookie.ts'
import { checkoutCookie } from './checkout-key.ts'
import { readValues } from './read-values.ts'
import { toOrderInput } from './order-input.ts'
import { collectionOnlyInWords, rareRefusal, unpaidLimitInWords } from '#app/request/rare-refusal.ts'
import { reviewOrder } from './review-action.ts'

/**
 * Places the order that was reviewed: its lines and its total come from the form, so that the buyer gets what was on
 * the screen or, where that no longer holds, a new review. The key makes any repetition the same order.
 */
export async function placeOrderAction({ context, intent, form }: FormRequest) {
  const key = idempotencyKey.safeParse(form.get('key'))
  if (!key.success) throw badRequest()
  const cartNow = context.get(cartContext)
  const lines = parseCart(form.get('lines'))
  const reviewed = { intent, values: await readValues(context, form), lines }
  if (lines.length === 0) return reviewOrder(context, { ...reviewed, lines: cartNow })
  // An empty cart is no objection: another tab may have placed this very order, and the key will say so.
  if (cartNow.length > 0 && !areSame(lines, cartNow)) {
    return reviewOrder(context, {
      ...reviewed,
      lines: cartNow,
      refusal: rareRefusal(context, 'cart_changed'),
    })
  }

  const agreedTotalCents = Number(form.get('agreedTotalCents'))
  const order = toOrderInput(context, reviewed.values, lines)
  const { voucher } = order
  const input = placeOrderInput.safeParse({
    ...order,
    ...(voucher && { voucher: { ...voucher, cents: Number(form.get('agreedVoucherCents')) } }),
    agreedTotalCents,
  })
  if (!input.success) return reviewOrder(context, { ...reviewed, keepsReview: true })
  const result = await runVerb(context, (ctx) => placeOrder(ctx, { ...input.data, idempotencyKey: key.data }))
  if (result.ok) {
    await runVerb(context, clearCart)
    const { delivery } = input.data
    const keeps = reviewed.values['delivery.keep'] && context.get(serverContext).session
    // The order is no worse if there are too many to keep another.
    if (keeps && delivery.method === 'courier' && !result.isReplay) {
      await runVerb(context, (ctx) => saveAddress(ctx, delivery.address))
    }
    const params = { key: result.order.accessKey }
    const page: Target = result.isPaidElsewhere
      ? { to: '/order/:key/pay', params }
      : { to: '/order/:key', params }
    const cookies = [
      keptCookie(context, 'cart', ''),
      endedCheckout(context),
      orderedCookie(context, result.order.accessKey),
    ]
    return leadTo(context, page, { cookies })
  }
  switch (result.reason) {
    case 'key_reused': {
      // Knowing a used key does not prove who ordered with it: the order is not shown, and the checkout gets a new key.
      const newKey = randomUUID()
      return reviewOrder(context, {
        ...reviewed,
        refusal: rareRefusal(context, result.reason),
        newKey,
        cookies: [checkoutCookie(context, newKey)],
      })
    }
    case 'payment_declined':
      return reviewOrder(context, { ...reviewed, refusal: rareRefusal(context, result.reason), status: 402 })
    case 'discount_refused':
      // The review asks about the code again, and says so at its field.
      return reviewOrder(context, reviewed)
    case 'voucher_refused':
      // The cart is as it was, and the review shows what is to be paid now.
      return reviewOrder(context, { ...reviewed, voucherProblem: result.problem })
    case 'product_gone':
      return reviewOrder(context, { ...reviewed, refusal: { reason: result.reason } })
    case 'collection_only': {
      const names = result.lines.map(({ name }) => name)
      return reviewOrder(context, { ...reviewed, refusal: collectionOnlyInWords(context, names) })
    }
    case 'payment_method_unavailable':
    case 'table_gone':
    case 'no_gifts':
      return reviewOrder(context, { ...reviewed, refusal: rareRefusal(context, result.reason) })
    case 'total_changed':
    case 'out_of_stock':
      return reviewOrder(context, { ...reviewed, refusal: result })
    case 'unpaid_limit':
      return reviewOrder(context, { ...reviewed, refusal: await unpaidLimitInWords(context, result) })
  }
}

function endedCheckout(context: RequestContext): string {
  return checkoutCookie(context, '')
}

function areSame(a: CartLine[], b: CartLine[]): boolean {
  const bought = (lines: CartLine[]) => lines.map((line) => `${line.productId}:${line.quantity}`).sort()
  return bought(a).join() === bought(b).join()
}
