import { arrivalLine } from '#app/components/orders/arrival-line.ts'
import { cartContext, localeContext, type RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { readArrivals } from '#app/request/orders/read-promise.ts'
import { provinceCookie } from '#app/request/orders/remembered-province.ts'
import { voucherPays, voucherProblemInWords } from '#app/request/orders/voucher-in-words.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { collectionOnlyInWords, discountInWords } from '#app/request/rare-refusal.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { quoteCheckout } from '#domain/orders/checkout/index.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { typedDiscountCode } from '#domain/orders/discounts/schemas.ts'
import { typedVoucherCode, voucherPayment, type VoucherProblem } from '#domain/orders/vouchers/schemas.ts'
import { type CartLine, serializeCart } from '#shared/orders/cart-cookie.ts'
import { emailAddress, toFieldErrors } from '#shared/kernel/validation.ts'
import { type CheckoutRefusal, type CheckoutReply, refusalOfCart, type Review } from './checkout-reply.ts'
import type { FormValues } from './fields.ts'
import { readValues } from './read-values.ts'
import { errorsAtFields, repeatable, toOrderInput } from './order-input.ts'

const reviewInput = placeOrderInput
  .omit({ agreedTotalCents: true })
  .extend({ voucher: voucherPayment.pick({ code: true }).optional() })
const deliveryInput = placeOrderInput.pick({ delivery: true })

/** The whole order, or only what its discount code takes off or its voucher pays: then nothing is said of fields not yet filled in. */
export async function reviewAction({ context, intent, form }: FormRequest) {
  return reviewOrder(context, {
    intent,
    values: await readValues(context, form),
    lines: context.get(cartContext),
  })
}

type ReviewInput = {
  intent: string
  values: FormValues
  lines: CartLine[]
  /** The reason that it was not placed. */
  refusal?: CheckoutRefusal
  status?: 402 | 409
  cookies?: string[]
  newKey?: string
  /** The reason that its voucher did not pay. */
  voucherProblem?: VoucherProblem
  /** Keeps the review although payment fields are wrong: the order itself was not at fault. */
  keepsReview?: boolean
}

/**
 * Checks the form and shows the order as it would be placed now; without one where something stands against it.
 * Nothing is written.
 */
export async function reviewOrder(context: RequestContext, input: ReviewInput) {
  const { intent, values, lines, status = 409, cookies = [], keepsReview = false, newKey } = input
  const language = context.get(localeContext)
  if (lines.length === 0) throw leadTo(context, '/cart', { cookies })
  const isAboutCode = intent === 'discount' || intent === 'voucher'
  const order = toOrderInput(context, values, lines)
  const parsed = reviewInput.safeParse(order)
  const allErrors = parsed.success ? {} : errorsAtFields(toFieldErrors(parsed.error))
  const errors = isAboutCode ? onlyCodes(allErrors) : allErrors
  const delivery = deliveryInput.safeParse({ delivery: order.delivery }).data?.delivery
  const province = delivery?.method === 'courier' ? delivery.address.province : undefined
  const quoted = await runVerb(context, (ctx) =>
    quoteCheckout(ctx, {
      lines,
      language,
      deliveryMethod: delivery?.method ?? 'courier',
      province,
      discountCode: typedDiscountCode.safeParse(values.discountCode).data,
      isWrapped: order.gift?.isWrapped ?? false,
      voucherCode: typedVoucherCode.safeParse(values['voucher.code']).data,
      email: emailAddress.safeParse(values['contact.email']).data,
    }),
  )
  const { cart, totalCents, vatCents, voucher, collectionOnly } = quoted
  const discountRefusal = quoted.discountRefusal && discountInWords(context, quoted.discountRefusal)
  const quote = { ...quoted, discountRefusal }
  const voucherProblem = input.voucherProblem ?? quoted.voucherProblem
  const stays =
    collectionOnly.length > 0 && !isAboutCode ? collectionOnlyInWords(context, collectionOnly) : undefined
  const refusal = input.refusal ?? refusalOfCart(cart) ?? stays
  const isInOrder = keepsReview ? hasOnlyPaymentErrors(errors) : parsed.success
  const canPlace =
    cart.canCheckOut && !discountRefusal && !quote.voucherProblem && collectionOnly.length === 0 && isInOrder
  const review: Review | undefined =
    canPlace && totalCents !== null && vatCents !== null
      ? {
          quote: { ...quote, totalCents, vatCents },
          lines: serializeCart(lines),
          arrival: province ? arrivalLine(await readArrivals(context, cart.lines), province) : null,
        }
      : undefined
  const isWrong =
    Object.keys(errors).length > 0 || discountRefusal || voucherProblem || (!review && !isAboutCode)
  const headers = new Headers()
  if (province) headers.append('set-cookie', provinceCookie(context, province))
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return answer<CheckoutReply>(
    {
      intent,
      values: repeatable(values),
      errors,
      ...(refusal && { refusal }),
      review,
      quote,
      newKey,
      voucherProblem: voucherProblem ? voucherProblemInWords(context, voucherProblem) : undefined,
      voucherPays: voucher
        ? voucherPays(context, voucher.paysCents, voucher.leftCents - voucher.paysCents)
        : undefined,
    },
    { status: refusal ? status : isWrong ? 422 : 200, headers },
  )
}

/** The fields of codes, which have buttons of their own. */
const CODES = ['discountCode', 'voucher.code']

function onlyCodes(errors: CheckoutReply['errors']): CheckoutReply['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => CODES.includes(name)))
}

function hasOnlyPaymentErrors(errors: CheckoutReply['errors']): boolean {
  return Object.keys(errors).every((name) => name.startsWith('payment.'))
}
