import { lineText } from '#shared/orders/line-text.ts'
import { orderLink } from './order-link.ts'
import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import { formatDate, formatDateTime } from '#shared/kernel/dates.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { arrivalInWords } from '#shared/orders/arrival-in-words.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'
import { isAtCounter } from '#shared/orders/received-methods.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { type Block, composeMail, type Mail, type Row } from '#domain/base/mails/index.ts'
import type { OrderArrival, OrderView } from '../orders/views.ts'
import { mailTexts } from './confirmation-texts.ts'
import { discountAndDelivery, paidByVoucher } from './discount-and-delivery.ts'
import { parcelLabel } from './parcel-label.ts'
import { type Locale, localizedPath, pick } from '#shared/kernel/locale.ts'

/**
 * The confirmation of an order, in the order's language. Without the buyer's note: anybody may order in the name of any
 * address, and could have us mail its owner any text.
 */
export function orderConfirmation(order: OrderView, shop: Shop): Mail {
  const { locale, number, contact } = order
  const texts = mailTexts[locale]
  return composeMail({
    to: contact.email,
    locale,
    subject: texts.subject(number),
    opening: texts.greeting(contact.firstName),
    picture: order.kind === 'voucher' ? 'flatlay' : 'packing',
    blocks: [
      { kind: 'paragraph', text: texts.intro(number, formatDate(order.placedAt, locale)) },
      { kind: 'heading', text: texts.lines },
      { kind: 'sums', rows: goodsAndSums(order) },
      ...remarksOf(order),
      ...paymentOf(order, shop),
      ...destinationOf(order, shop),
      {
        kind: 'button',
        text: texts.see,
        url: orderLink(order, shop),
      },
      ...waysOn(order, shop),
      { kind: 'small', text: texts.keep },
    ],
    shop,
  })
}

/** The ways to something else, until it is packed. The deposit of a table goes with its reservation. */
function waysOn({ locale, kind, accessKey }: OrderView, { siteUrl }: Shop): Block[] {
  if (kind !== 'goods') return []
  const links = (['change', 'cancel'] as const).map((way) => ({
    text: mailTexts[locale][way],
    url: `${siteUrl}${localizedPath(`/order/${accessKey}/${way}`, locale)}`,
  }))
  return [
    { kind: 'small', text: mailTexts[locale].waysOn },
    { kind: 'links', links },
  ]
}

function goodsAndSums(order: OrderView): Row[] {
  const { locale } = order
  const texts = mailTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  return [
    ...order.lines.map((line): Row => {
      const { sale, unitPriceCents, totalCents } = line
      const onSale = sale && texts.sale(sale.name, money(unitPriceCents), money(sale.listPriceCents))
      return [[lineText(line), onSale].filter(Boolean).join('\n'), money(totalCents)]
    }),
    ...(order.kind === 'voucher' ? [] : [[texts.goods, money(order.subtotalCents)] satisfies Row]),
    ...discountAndDelivery(order, locale),
    [texts.total, money(order.totalCents)],
    ...paidByVoucher(order, locale),
  ]
}

/** The VAT, which a voucher has none of, and the total in the currency that the buyer looked at. */
function remarksOf({
  locale,
  kind,
  vatCents,
  vatPercent,
  totalCents,
  displayCurrency,
  displayRate,
}: OrderView): Block[] {
  const texts = mailTexts[locale]
  const remarks = [
    ...(kind === 'voucher' ? [] : [texts.vat(vatPercent, formatMoney(vatCents, locale))]),
    ...(displayCurrency === 'ZAR'
      ? []
      : [texts.about(formatMoney(totalCents, locale, displayCurrency, displayRate))]),
  ]
  return remarks.length === 0 ? [] : [{ kind: 'small', text: remarks.join(' · ') }]
}

function paymentOf(order: OrderView, shop: Shop): Block[] {
  const { locale, kind, paymentMethod, totalCents, number, payBy } = order
  const texts = mailTexts[locale]
  const intros = kind === 'voucher' ? texts.voucher : texts
  if (totalCents === 0) return [{ kind: 'heading', text: texts.nothingToPay }]
  if (paymentMethod === 'voucher') return [{ kind: 'heading', text: texts.paid.voucher }]
  if (paymentMethod === 'demo_card') return [{ kind: 'heading', text: texts.card }]
  if (isAtCounter(paymentMethod)) {
    if (wasPaid(order.paymentStatus)) return [{ kind: 'heading', text: texts.paid[paymentMethod] }]
    return [
      { kind: 'heading', text: texts.counter[paymentMethod] },
      ...(payBy
        ? [{ kind: 'paragraph', text: texts.counterIntro(formatDateTime(payBy, locale)) } satisfies Block]
        : []),
    ]
  }
  if (isHosted(paymentMethod)) {
    return [
      { kind: 'heading', text: texts.online },
      { kind: 'paragraph', text: intros.onlineIntro },
    ]
  }
  const rows: Row[] = [
    [texts.amount, formatMoney(totalCents - order.voucherCents, locale)],
    [texts.account, shop.bankAccount.split(', ').join('\n')],
    [texts.reference, number],
    ...(payBy ? [[texts.payBy, formatDateTime(payBy, locale)] satisfies Row] : []),
  ]
  return [
    { kind: 'heading', text: texts.transfer },
    { kind: 'paragraph', text: intros.transferIntro },
    { kind: 'facts', rows },
  ]
}

function arrivalOf(arrival: OrderArrival, locale: Locale): Block {
  const texts = mailTexts[locale]
  return {
    kind: 'facts',
    rows: [[texts.arrival, arrivalInWords(arrival, locale, texts.arrivalIfPaid)]],
  }
}

function destinationOf(order: OrderView, shop: Shop): Block[] {
  const { locale, kind, address, arrival, tableAt } = order
  const texts = mailTexts[locale]
  if (kind === 'voucher') {
    return [
      { kind: 'heading', text: texts.voucher.byEmail },
      { kind: 'paragraph', text: texts.voucher.sending },
    ]
  }
  const place = shopAddressLines(shop, locale).join(', ')
  if (tableAt) {
    return [
      { kind: 'heading', text: texts.tableAt },
      { kind: 'lines', lines: [formatDateTime(tableAt, locale), place] },
    ]
  }
  return address
    ? [
        { kind: 'heading', text: texts.deliverTo },
        { kind: 'lines', lines: parcelLabel(order) },
        ...(arrival ? [arrivalOf(arrival, locale)] : []),
      ]
    : [
        { kind: 'heading', text: texts.pickupAt },
        { kind: 'lines', lines: [place, texts.pickupHours(pick(shop.hoursText, locale))] },
      ]
}
