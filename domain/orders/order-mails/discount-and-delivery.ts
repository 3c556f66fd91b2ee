import type { Locale } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { Row } from '#domain/base/mails/index.ts'
import type { OrderView } from '../orders/views.ts'
import { orderTexts } from './order-texts.ts'

/** The lines between goods and total: offers, discount, delivery and ice pack, in the mail's language. A voucher has none. */
export function discountAndDelivery(order: OrderView, locale: Locale): Row[] {
  const { kind, discountCode, offers, deliveryCents, icePackCents } = order
  if (kind === 'voucher') return []
  const discountCents = offers.reduce((rest, { cents }) => rest - cents, order.discountCents)
  const texts = orderTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const price = (cents: number) => (cents === 0 ? texts.free : money(cents))
  const icePack: Row[] = icePackCents === null ? [] : [[texts.icePack, price(icePackCents)]]
  const ofOffers = offers.map(({ name, cents }): Row => [name, money(-cents)])
  if (discountCode && discountCents === 0) {
    return [...ofOffers, [texts.freeDeliveryWith(discountCode), money(0)], ...icePack]
  }
  return [
    ...ofOffers,
    ...(discountCents > 0 ? [[texts.discount(discountCode), money(-discountCents)] satisfies Row] : []),
    [texts.delivery, price(deliveryCents - (icePackCents ?? 0))],
    ...icePack,
  ]
}

/** The lines below the total: what a voucher pays of it, and what it leaves. */
export function paidByVoucher({ voucherCents, totalCents }: OrderView, locale: Locale): Row[] {
  if (voucherCents === 0) return []
  const texts = orderTexts[locale]
  return [
    [texts.methods.voucher, formatMoney(-voucherCents, locale)],
    [texts.leftToPay, formatMoney(totalCents - voucherCents, locale)],
  ]
}
