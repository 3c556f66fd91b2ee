import { lineText } from '#shared/orders/line-text.ts'
import { orderLink } from './order-link.ts'
import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import { type Locale, type LocalizedText, pick } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { formatDays } from '#shared/orders/format-days.ts'
import type { ParcelReason } from '#shared/orders/parcels.ts'
import { isCalledOff, isFinished, isRefundable } from '#shared/orders/order-states.ts'
import { isSentBackByHand, type ReceivedMethod } from '#shared/orders/received-methods.ts'
import {
  asOneLine,
  type Block,
  composeMail,
  type Mail,
  type MailPictureName,
  type Row,
} from '#domain/base/mails/index.ts'
import type { OrderDocument, OrderView } from '../orders/views.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { discountAndDelivery } from './discount-and-delivery.ts'
import { type OrderTexts, orderTexts } from './order-texts.ts'
import { parcelLabel } from './parcel-label.ts'

/*
 * The mails to a buyer after the confirmation, in the order's language. A job may run late, when the order has moved
 * on: a mail must not promise anything that is over.
 */

/** The payment has arrived, and what happens next; only a receipt once packing is over. */
export function paymentReceivedMail(order: OrderView, shop: Shop, amountCents = order.totalCents): Mail {
  const texts = orderTexts[order.locale]
  const { subject, title, intro, invoice, next } = texts.paid
  const method = texts.methods[order.paymentMethod]
  const isShared =
    order.voucherCents > 0 && order.paymentMethod !== 'voucher' && amountCents === order.totalCents
  const payments: Row[] = isShared
    ? [
        [texts.methods.voucher, formatMoney(order.voucherCents, order.locale)],
        [method, formatMoney(amountCents - order.voucherCents, order.locale)],
      ]
    : [[texts.paidBy, method]]
  const isToCome = order.kind !== 'deposit' && ['pending', 'confirmed', 'processing'].includes(order.status)
  return toMail(order, shop, {
    subject: subject(order.number),
    opening: title,
    picture: order.kind === 'voucher' ? 'flatlay' : 'packing',
    blocks: [
      { kind: 'paragraph', text: intro(order.number) },
      {
        kind: 'facts',
        rows: [
          [texts.number, order.number],
          [texts.amount, formatMoney(amountCents, order.locale)],
          ...payments,
        ],
      },
      ...when(order.paymentMethod === 'demo_card', { kind: 'small', text: texts.demoCard }),
      ...when(has(order, 'invoice'), { kind: 'paragraph', text: invoice }),
      ...when(
        isToCome,
        { kind: 'heading', text: next },
        { kind: 'paragraph', text: texts.paid[order.deliveryMethod] },
        ...arrivalOf(order),
      ),
      toOrder(order, shop),
      questions(order, shop),
    ],
  })
}

/** The order is on its way, or ready to be collected. Undefined once it has arrived. */
export function orderShippedMail(order: OrderView, shop: Shop): Mail | undefined {
  if (order.status !== 'shipped') return undefined
  if (order.deliveryMethod === 'courier') return onItsWayMail(order, shop)
  return toCollectMail(order, shop, orderTexts[order.locale].ready)
}

/** Jars that were paid, and that nobody took at the table. Undefined once they are collected. */
export function jarsLeftMail(order: OrderView, shop: Shop): Mail | undefined {
  const isWaiting =
    order.deliveryMethod === 'pickup' && !isFinished(order.status) && isRefundable(order.paymentStatus)
  return isWaiting ? toCollectMail(order, shop, orderTexts[order.locale].jarsLeft) : undefined
}

function onItsWayMail(order: OrderView, shop: Shop): Mail {
  const texts = orderTexts[order.locale]
  const { subject, title, intro, tracking, tooHot } = texts.shipped
  return toMail(order, shop, {
    subject: subject(order.number),
    opening: title,
    picture: 'packing',
    blocks: [
      { kind: 'paragraph', text: intro(order.number) },
      ...when(order.tracking !== null, { kind: 'heading', text: tracking }),
      ...trackingOf(order),
      { kind: 'heading', text: texts.deliverTo },
      { kind: 'lines', lines: parcelLabel(order) },
      ...arrivalOf(order),
      ...goods(order),
      { kind: 'small', text: tooHot(shop.phone) },
      toOrder(order, shop),
      questions(order, shop),
    ],
  })
}

/** Jars of an order as they are sent a second time. */
export type ParcelToMail = {
  reason: ParcelReason
  /** Null where they are collected. */
  tracking: OrderView['tracking']
  lines: { name: LocalizedText; quantity: number }[]
}

/** Jars are sent once more, for a lost parcel or in place of others: nothing is to be paid. */
export function parcelAgainMail(order: OrderView, parcel: ParcelToMail, shop: Shop): Mail {
  const { locale, number } = order
  const texts = orderTexts[locale]
  const { subject, title, intro, lines, free, collect } = texts.again[parcel.reason]
  const way: Block[] = parcel.tracking
    ? [
        { kind: 'heading', text: texts.shipped.tracking },
        ...trackingOf({ locale, tracking: parcel.tracking }),
        { kind: 'heading', text: texts.deliverTo },
        { kind: 'lines', lines: parcelLabel(order) },
        ...arrivalOf(order),
      ]
    : [{ kind: 'paragraph', text: collect }, ...placeToCollect(locale, shop)]
  return toMail(order, shop, {
    subject: subject(number),
    opening: title,
    picture: 'packing',
    blocks: [
      { kind: 'paragraph', text: intro(number) },
      { kind: 'heading', text: lines },
      { kind: 'lines', lines: parcel.lines.map((line) => `${line.quantity} × ${pick(line.name, locale)}`) },
      { kind: 'paragraph', text: free },
      ...way,
      toOrder(order, shop),
      questions(order, shop),
    ],
  })
}

function placeToCollect(locale: Locale, shop: Shop): Block[] {
  return [
    { kind: 'heading', text: orderTexts[locale].ready.place },
    { kind: 'lines', lines: [shopAddressLines(shop, locale).join(', '), shop.hoursText[locale]] },
  ]
}

/** The days on which it is expected, once it is paid. */
function arrivalOf({ locale, arrival }: OrderView): Block[] {
  if (!arrival || arrival.ifPaidBy) return []
  return [
    { kind: 'facts', rows: [[orderTexts[locale].arrival, formatDays(arrival.from, arrival.to, locale)]] },
  ]
}

function trackingOf({ locale, tracking }: Pick<OrderView, 'locale' | 'tracking'>): Block[] {
  const { carrier, trackingNumber, track } = orderTexts[locale].shipped
  if (!tracking) return []
  const rows: Row[] = [
    [carrier, tracking.carrier],
    [trackingNumber, tracking.number],
  ]
  const link: Block[] = tracking.url ? [{ kind: 'button', text: track, url: tracking.url }] : []
  return [{ kind: 'facts', rows }, ...link]
}

function toCollectMail(
  order: OrderView,
  shop: Shop,
  { subject, title, intro }: OrderTexts['jarsLeft'],
): Mail {
  return toMail(order, shop, {
    subject: subject(order.number),
    opening: title,
    picture: 'packing',
    blocks: [
      { kind: 'paragraph', text: intro(order.number) },
      ...placeToCollect(order.locale, shop),
      ...goods(order),
      toOrder(order, shop),
      questions(order, shop),
    ],
  })
}

/** The order is cancelled, and what happens to the money. */
export function orderCancelledMail(order: OrderView, shop: Shop): Mail {
  const { subject, title, intro, introOfSent, introOfVoucher, money } = orderTexts[order.locale].cancelled
  const wasSent = order.timeline.some(({ subject, to }) => subject === 'order' && to === 'shipped')
  const introOf = order.kind === 'voucher' ? introOfVoucher : wasSent ? introOfSent : intro
  return toMail(order, shop, {
    subject: subject(order.number),
    opening: title,
    blocks: [
      { kind: 'paragraph', text: introOf(order.number) },
      { kind: 'heading', text: money },
      ...moneyOf(order, shop),
      ...goods(order),
      toOrder(order, shop),
      questions(order, shop),
    ],
  })
}

function moneyOf({ locale, paymentMethod, paymentStatus, totalCents }: OrderView, shop: Shop): Block[] {
  const { unpaid, transferred, refund, refunded, demoCard } = orderTexts[locale].cancelled
  if (totalCents === 0) return [{ kind: 'paragraph', text: unpaid }]
  if (paymentMethod === 'demo_card') return [{ kind: 'paragraph', text: demoCard }]
  if (isRefundable(paymentStatus)) {
    return [{ kind: 'paragraph', text: refund }]
  }
  if (paymentStatus === 'refunded') return [{ kind: 'paragraph', text: refunded }]
  return [
    { kind: 'paragraph', text: unpaid },
    // A transfer takes days: it may still arrive, or have arrived with a wrong amount.
    { kind: 'small', text: transferred(shop.email, shop.phone) },
  ]
}

/** The way back to an order, for its buyer who asked for it. */
export function orderLinkMail(order: OrderView, shop: Shop): Mail {
  const { subject, title, intro, ignore } = orderTexts[order.locale].link
  return toMail(order, shop, {
    subject: subject(order.number),
    opening: title,
    blocks: [
      { kind: 'paragraph', text: intro(order.number) },
      toOrder(order, shop),
      { kind: 'small', text: ignore },
      questions(order, shop),
    ],
  })
}

/** A refund as its mail shows it. Amounts in ZAR cents. */
export type RefundToMail = {
  kind: 'goods' | 'surplus'
  amountCents: number
  /** The buyer's way of paying: the refund goes back the same way. */
  method: ReceivedMethod
  /** `name` is null for the delivery; `quantity` is 0 if only the price was lowered. */
  lines: { name: LocalizedText | null; quantity: number; amountCents: number }[]
}

/** A refund is on its way: how much, what for, and when it arrives. */
export function refundedMail(order: OrderView, refund: RefundToMail, shop: Shop): Mail {
  const texts = orderTexts[order.locale]
  const { subject, title, intro, surplus, ended, whatFor, sum, creditNote } = texts.refunded
  const amount = formatMoney(refund.amountCents, order.locale)
  return toMail(order, shop, {
    subject: subject(order.number),
    opening: title,
    blocks: [
      { kind: 'paragraph', text: intro(order.number, amount) },
      ...when(refund.kind === 'surplus', {
        kind: 'paragraph',
        text: isCalledOff(order.status) ? ended : surplus,
      }),
      { kind: 'heading', text: whatFor },
      { kind: 'sums', rows: [...refund.lines.map((line) => toRow(order, line)), [sum, amount]] },
      { kind: 'paragraph', text: backBy(refund.method, texts.refunded) },
      ...when(refund.method === 'demo_card', { kind: 'small', text: texts.demoCard }),
      ...when(refund.kind === 'goods' && has(order, 'credit_note'), { kind: 'paragraph', text: creditNote }),
      toOrder(order, shop),
      questions(order, shop),
    ],
  })
}

/** Says how the money goes back: onto a voucher it has gone already. */
function backBy(method: ReceivedMethod, texts: (typeof orderTexts)['en']['refunded']): string {
  if (method === 'voucher') return texts.byVoucher
  return isSentBackByHand(method) ? texts.byTransfer : texts.byProvider
}

/**
 * True if there is such a document: overpayments have no credit note, refunds of goods have one if there is an invoice.
 */
function has({ documents }: OrderView, kind: OrderDocument['kind']): boolean {
  return documents.some((document) => document.kind === kind)
}

function toRow({ locale }: OrderView, { name, quantity, amountCents }: RefundToMail['lines'][number]): Row {
  const texts = orderTexts[locale]
  const amount = formatMoney(amountCents, locale)
  if (!name) return [texts.delivery, amount]
  return [
    quantity > 0 ? `${quantity} × ${pick(name, locale)}` : texts.refunded.lowerPrice(pick(name, locale)),
    amount,
  ]
}

type Content = { subject: string; opening: string; blocks: Block[]; picture?: MailPictureName }

export function toMail(order: OrderView, shop: Shop, { blocks, ...content }: Content): Mail {
  const { locale, contact } = order
  const name = asOneLine(contact.firstName)
  const greeting: Block[] = name ? [{ kind: 'paragraph', text: orderTexts[locale].greeting(name) }] : []
  return composeMail({
    to: contact.email,
    locale,
    ...content,
    blocks: [...greeting, ...blocks],
    shop,
  })
}

export function goods(order: OrderView, heading = orderTexts[order.locale].lines): Block[] {
  const { locale, lines, totalCents } = order
  const texts = orderTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const rows: Row[] = [
    ...lines.map((line): Row => [lineText(line), money(line.totalCents)]),
    ...discountAndDelivery(order, locale),
    [texts.total, money(totalCents)],
  ]
  return [
    { kind: 'heading', text: heading },
    { kind: 'sums', rows },
  ]
}

export function toOrder(order: OrderView, shop: Shop): Block {
  return {
    kind: 'button',
    text: orderTexts[order.locale].see,
    url: orderLink(order, shop),
  }
}

export function questions({ locale }: OrderView, shop: Shop): Block {
  return { kind: 'small', text: orderTexts[locale].questions(shop.email, shop.phone) }
}

export function when(condition: boolean, ...blocks: Block[]): Block[] {
  return condition ? blocks : []
}
