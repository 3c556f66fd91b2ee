import { data, type RouterContextProvider, redirect } from 'react-router'
import { localeContext } from '#app/context.ts'
import { runVerb } from '#app/middleware/run-verb.ts'
import { quoteCheckout } from '#domain/checkout/index.ts'
import { placeOrderInput } from '#domain/checkout/schemas.ts'
import { type CartLine, serializeCart } from '#shared/cart-cookie.ts'
import { localizedPath } from '#shared/locale.ts'
import { toFieldErrors } from '#shared/validation.ts'
import type { FormValues } from './fields.ts'
import { errorsAtFields, repeatable, toOrderInput } from './order-input.ts'
import { type CheckoutProblem, type CheckoutReply, problemOfCart, type Review } from './reply.ts'

const reviewInput = placeOrderInput.omit({ agreedTotalCents: true })
const deliveryInput = placeOrderInput.pick({ delivery: true })

type Refused = {
  problem?: CheckoutProblem
  status?: 402 | 409
  headers?: HeadersInit
  /** Keeps the review although payment fields are wrong: the order itself was not at fault. */
  keepsReview?: boolean
}

/**
 * Checks the form and shows the order as it would be placed now; without one where something stands against it.
 * Nothing is written.
 */
export async function reviewAction(
  context: Readonly<RouterContextProvider>,
  values: FormValues,
  lines: CartLine[],
  { problem, status = 409, headers = {}, keepsReview = false }: Refused = {},
) {
  const language = context.get(localeContext)
  if (lines.length === 0) throw redirect(localizedPath('/cart', language), { status: 303, headers })
  const input = toOrderInput(context, values, lines)
  const parsed = reviewInput.safeParse(input)
  const errors = parsed.success ? {} : errorsAtFields(toFieldErrors(parsed.error))
  const delivery = deliveryInput.safeParse({ delivery: input.delivery }).data?.delivery
  const quote = await runVerb(context, (ctx) =>
    quoteCheckout(ctx, {
      lines,
      language,
      deliveryMethod: delivery?.method ?? 'courier',
      province: delivery?.method === 'courier' ? delivery.address.province : undefined,
    }),
  )
  const { cart, totalCents, vatCents } = quote
  const problemNow = problem ?? problemOfCart(cart)
  const canPlace = cart.canCheckOut && (keepsReview ? hasOnlyPaymentErrors(errors) : parsed.success)
  const review: Review | undefined =
    canPlace && totalCents !== null && vatCents !== null
      ? { quote: { ...quote, totalCents, vatCents }, lines: serializeCart(lines) }
      : undefined
  const reply: CheckoutReply = { values: repeatable(values), errors, problem: problemNow, review, cart }
  const failed = problemNow ? status : Object.keys(errors).length > 0 || !review ? 422 : 200
  return data(reply, { status: failed, headers })
}

function hasOnlyPaymentErrors(errors: CheckoutReply['errors']): boolean {
  return Object.keys(errors).every((name) => name.startsWith('payment.'))
}
