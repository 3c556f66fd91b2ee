import { formatDate } from '#shared/dates.ts'
import { localizedPath } from '#shared/locale.ts'
import { formatMoney } from '#shared/money.ts'
import { isHosted } from '#shared/payment-methods.ts'
import type { Shop } from '../context.ts'
import type { OrderView } from '../orders/schemas.ts'
import { addressLines } from './address-lines.ts'
import type { Mail } from '../mails/deliver-mail.ts'
import { discountAndDelivery } from './discount-and-delivery.ts'
import { type Html, html } from '../mails/html.ts'
import {
  button,
  heading,
  mailPage,
  paragraph,
  type Row,
  shopAddress,
  smallPrint,
  table,
  title,
} from '../mails/layout.ts'
import { mailTexts } from './confirmation-texts.ts'

/** The confirmation of an order, in the order's language, as HTML and as text. */
export function orderConfirmation(order: OrderView, shop: Shop): Mail {
  const content = contentOf(order, shop)
  const { locale } = order
  return {
    to: order.contact.email,
    subject: content.subject,
    text: asText(content),
    html: mailPage({ locale, title: content.subject, content: asHtml(content), shop }),
    locale,
  }
}

/** What the mail says, before it is set as HTML or as text. */
function contentOf(order: OrderView, shop: Shop) {
  const { locale, number } = order
  const texts = mailTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const sums: Row[] = [
    [texts.goods, money(order.subtotalCents)],
    ...discountAndDelivery(order, locale),
    [texts.total, money(order.totalCents)],
  ]
  const inOtherCurrency = formatMoney(order.totalCents, locale, order.displayCurrency, order.displayRate)
  return {
    subject: texts.subject(number),
    greeting: texts.greeting(order.contact.firstName),
    intro: texts.intro(number, formatDate(order.placedAt, locale)),
    linesTitle: texts.lines,
    lines: order.lines.map((line): Row => [`${line.quantity} × ${line.name}`, money(line.totalCents)]),
    sums,
    remarks: [
      texts.vat(money(order.vatCents)),
      ...(order.displayCurrency === 'ZAR' ? [] : [texts.about(inOtherCurrency)]),
    ],
    payment: paymentOf(order, shop),
    destination: destinationOf(order, shop),
    note: order.note ? { title: texts.note, text: order.note } : undefined,
    link: {
      label: texts.see,
      url: `${shop.siteUrl}${localizedPath(`/order/${order.accessKey}`, locale)}`,
      hint: texts.keep,
    },
  }
}

function paymentOf(
  { locale, paymentMethod, totalCents, number }: OrderView,
  shop: Shop,
): { title: string; intro: string; rows: Row[] } {
  const texts = mailTexts[locale]
  if (totalCents === 0) return { title: texts.nothingToPay, intro: '', rows: [] }
  if (paymentMethod === 'demo_card') return { title: texts.card, intro: '', rows: [] }
  if (isHosted(paymentMethod)) return { title: texts.online, intro: texts.onlineIntro, rows: [] }
  return {
    title: texts.transfer,
    intro: texts.transferIntro,
    rows: [
      [texts.amount, formatMoney(totalCents, locale)],
      [texts.account, shop.bankAccount],
      [texts.reference, number],
    ],
  }
}

function destinationOf(order: OrderView, shop: Shop): { title: string; lines: string[] } {
  const texts = mailTexts[order.locale]
  return order.address
    ? { title: texts.deliverTo, lines: addressLines(order) }
    : { title: texts.pickupAt, lines: [shopAddress(shop, order.locale), texts.pickupHours] }
}

type Content = ReturnType<typeof contentOf>

function asText(content: Content): string {
  const { payment, destination, note, link } = content
  const rows = (list: Row[]) => list.map(([label, value]) => `${label}: ${value}`)
  const block = (title: string, lines: string[]) => [title, ...lines].filter((line) => line !== '').join('\n')
  return [
    block(content.greeting, [content.intro]),
    block(content.linesTitle, [...rows(content.lines), '', ...rows(content.sums), ...content.remarks]),
    block(payment.title, [payment.intro, ...rows(payment.rows)]),
    block(destination.title, destination.lines),
    ...(note ? [block(note.title, [note.text])] : []),
    block(link.label, [link.url, link.hint]),
  ].join('\n\n')
}

function asHtml(content: Content): Html {
  const { payment, destination, note, link } = content
  return html`${title(content.greeting)} ${paragraph(content.intro)} ${heading(content.linesTitle)}
  ${table([...content.lines, ...content.sums])} ${smallPrint(content.remarks.join(' '))}
  ${heading(payment.title)} ${payment.intro ? paragraph(payment.intro) : ''} ${table(payment.rows)}
  ${heading(destination.title)} ${paragraph(...destination.lines)}
  ${note ? html`${heading(note.title)} ${paragraph(...note.text.split('\n'))}` : ''}
  ${button(link.label, link.url)} ${smallPrint(link.hint)}`
}
