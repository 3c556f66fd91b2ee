import { typedValues } from '#app/components/forms/form-reply.ts'
import { cartContext, localeContext, type RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changeCart } from '#domain/orders/cart/index.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { cartFormInput } from './cart-form-input.ts'
import type { CartReply } from '#app/components/orders/cart-refusal-text.ts'

const STATUS = { product_gone: 404, not_in_cart: 409, only_left: 409, cart_full: 409 } as const

/** Puts the changed cart into the browser's cookie; a refusal leaves the cookie as it is. */
export async function changeCartAction(context: RequestContext, form: Map<string, string>) {
  const intent = form.get('intent') ?? ''
  const values = typedValues(form, ['productId', 'quantity'])
  const input = cartFormInput.safeParse(Object.fromEntries(form))
  if (!input.success) {
    const reason = 'quantity' in toFieldErrors(input.error) ? 'quantity' : 'invalid'
    return answer<CartReply>({ intent, values, refusal: { reason } }, { status: 400 })
  }
  const lines = context.get(cartContext)
  const language = context.get(localeContext)
  const result = await runVerb(context, (ctx) => changeCart(ctx, { lines, change: input.data, language }))
  if (!result.ok) {
    return answer<CartReply>({ intent, values, refusal: result }, { status: STATUS[result.reason] })
  }
  const cookie = keptCookie(context, 'cart', serializeCart(result.lines))
  return form.has('stay')
    ? answer<CartReply>({ intent, done: 'changed' }, { headers: { 'set-cookie': cookie } })
    : leadTo(context, '/cart', { cookies: [cookie] })
}
