import type { Locale } from '#shared/locale.ts'
import { formatMoney } from '#shared/money.ts'
import type { Row } from '../mails/index.ts'
import type { OrderView } from '../orders/schemas.ts'
import { orderTexts } from './order-texts.ts'

/** What a discount takes off and what delivery adds, in the mail's language: between the goods and the total. */
export function discountAndDelivery(order: OrderView, locale: Locale): Row[] {
  const { discountCode, discountCents, deliveryCents } = order
  const texts = orderTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  if (discountCode && discountCents === 0) return [[texts.freeDeliveryWith(discountCode), money(0)]]
  return [
    ...(discountCode ? [[texts.discount(discountCode), money(-discountCents)] satisfies Row] : []),
    [texts.delivery, deliveryCents === 0 ? texts.free : money(deliveryCents)],
  ]
}
