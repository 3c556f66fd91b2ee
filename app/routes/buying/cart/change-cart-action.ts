import { data, type RouterContextProvider, redirect } from 'react-router'
import type { CartReply } from '#app/components/cart/cart-reply.ts'
import { cartContext, localeContext } from '#app/context.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changeCart } from '#domain/cart/index.ts'
import { serializeCart } from '#shared/cart-cookie.ts'
import { localizedPath } from '#shared/locale.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { cartFormInput } from './cart-form-input.ts'

const STATUS = { product_gone: 404, not_in_cart: 409, only_left: 409, cart_full: 409 } as const

/** Puts the changed cart into the browser's cookie; a refusal leaves the cookie as it is. */
export async function changeCartAction(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request)
  const locale = context.get(localeContext)
  const productId = form.get('productId')
  const parsed = cartFormInput.safeParse(Object.fromEntries(form))
  if (!parsed.success) {
    const reason = 'quantity' in toFieldErrors(parsed.error) ? 'quantity' : 'invalid'
    return data<CartReply>({ ok: false, problem: { reason }, productId }, { status: 400 })
  }
  const lines = context.get(cartContext)
  const result = await runVerb(context, (ctx) =>
    changeCart(ctx, { lines, change: parsed.data, language: locale }),
  )
  if (!result.ok) {
    const { ok, ...problem } = result
    return data<CartReply>({ ok, problem, productId }, { status: STATUS[result.reason] })
  }
  const headers = { 'set-cookie': keptCookie('cart', serializeCart(result.lines)) }
  return form.has('stay')
    ? data<CartReply>({ ok: true }, { headers })
    : redirect(localizedPath('/cart', locale), { status: 303, headers })
}
