import { localeContext, type RequestContext } from '#app/request/context.ts'
import { methodText, type PaymentMethod } from '#shared/orders/payment-methods.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The ways to pay, with what is said of each before and after it is chosen. */
export function methodsInWords(context: RequestContext, methods: PaymentMethod[]) {
  const { hints, whatNext } = textsOf(context.get(localeContext)).checkoutMethods
  return methods.map((method) => ({
    method,
    hint: methodText(hints, method),
    whatNext: methodText(whatNext, method),
  }))
}
