import { data, type RouterContextProvider, redirect } from 'react-router'
import { localeContext } from '#app/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { quoteCheckout } from '#domain/checkout/index.ts'
import { placeOrderInput } from '#domain/checkout/schemas.ts'
import { typedDiscountCode } from '#domain/discounts/schemas.ts'
import { type CartLine, serializeCart } from '#shared/cart-cookie.ts'
import { localizedPath } from '#shared/locale.ts'
import { emailAddress, toFieldErrors } from '#shared/validation.ts'
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
  /** Says what the discount code does, and nothing of fields that may not have been filled in yet. */
  isAboutDiscount?: boolean
}

/**
 * Checks the form and shows the order as it would be placed now; without one where something stands against it.
 * Nothing is written.
 */
export async function reviewAction(
  context: Readonly<RouterContextProvider>,
  values: FormValues,
  lines: CartLine[],
  { problem, status = 409, headers = {}, keepsReview = false, isAboutDiscount = false }: Refused = {},
) {
  const language = context.get(localeContext)
  if (lines.length === 0) throw redirect(localizedPath('/cart', language), { status: 303, headers })
  const input = toOrderInput(context, values, lines)
  const parsed = reviewInput.safeParse(input)
  const allErrors = parsed.success ? {} : errorsAtFields(toFieldErrors(parsed.error))
  const errors = isAboutDiscount ? onlyDiscount(allErrors) : allErrors
  const delivery = deliveryInput.safeParse({ delivery: input.delivery }).data?.delivery
  const quote = await runVerb(context, (ctx) =>
    quoteCheckout(ctx, {
      lines,
      language,
      deliveryMethod: delivery?.method ?? 'courier',
      province: delivery?.method === 'courier' ? delivery.address.province : undefined,
      discountCode: typedDiscountCode.safeParse(values.discountCode).data,
      email: emailAddress.safeParse(values['contact.email']).data,
    }),
  )
  const { cart, totalCents, vatCents, discountRefusal } = quote
  const problemNow = problem ?? problemOfCart(cart)
  const isInOrder = keepsReview ? hasOnlyPaymentErrors(errors) : parsed.success
  const canPlace = cart.canCheckOut && !discountRefusal && isInOrder
  const review: Review | undefined =
    canPlace && totalCents !== null && vatCents !== null
      ? { quote: { ...quote, totalCents, vatCents }, lines: serializeCart(lines) }
      : undefined
  const reply: CheckoutReply = {
    values: repeatable(values),
    errors,
    problem: problemNow,
    review,
    quote,
    isAboutDiscount,
  }
  const isWrong = Object.keys(errors).length > 0 || discountRefusal || (!review && !isAboutDiscount)
  return data(reply, { status: problemNow ? status : isWrong ? 422 : 200, headers })
}

function onlyDiscount({ discountCode }: CheckoutReply['errors']): CheckoutReply['errors'] {
  return discountCode ? { discountCode } : {}
}

function hasOnlyPaymentErrors(errors: CheckoutReply['errors']): boolean {
  return Object.keys(errors).every((name) => name.startsWith('payment.'))
}
