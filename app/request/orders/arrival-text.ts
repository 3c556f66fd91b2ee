import { localeContext, type RequestContext } from '#app/request/context.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { arrivalInWords } from '#shared/orders/arrival-in-words.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** Says when an order is expected, here: browsers and servers write a span of days with other spaces. */
export function arrivalText(context: RequestContext, { arrival }: OrderView): string | null {
  const locale = context.get(localeContext)
  return arrival && arrivalInWords(arrival, locale, textsOf(locale).order.arrivalIfPaid)
}
