import { isDeepStrictEqual } from 'node:util'
import { addressLines } from '#shared/accounts/address-lines.ts'
import { pick } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { purchase } from '#shared/messages/en/orders/purchase.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import { isUnshipped } from '#shared/orders/order-states.ts'
import type { Block, Mail, Row } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import type { OrderDocument, OrderView } from '../orders/views.ts'
import { mailTexts } from './confirmation-texts.ts'
import { changedTexts } from './changed-texts.ts'
import { goods, questions, toMail, toOrder, when } from './order-mails.ts'

/** A change of an order as its mail shows it. */
export type ChangeToMail = {
  before: OrderSnapshot
  after: OrderSnapshot
  /** Otherwise its buyer changed it. */
  isByShop: boolean
  /** The credit note and the invoice that were issued for it, if any were. */
  documents: Pick<OrderDocument, 'kind' | 'number'>[]
}

/** Says what of an order has changed, what it costs now, and what is still to pay or comes back. */
export function orderChangedMail(order: OrderView, change: ChangeToMail, shop: Shop): Mail {
  const { locale, number } = order
  const texts = changedTexts[locale]
  return toMail(order, shop, {
    subject: texts.subject(number),
    opening: texts.title,
    blocks: [
      { kind: 'paragraph', text: (change.isByShop ? texts.byShop : texts.byBuyer)(number) },
      { kind: 'heading', text: texts.what },
      { kind: 'facts', rows: rowsOf(order, change) },
      ...goods(order, texts.now),
      ...moneyOf(order, shop),
      ...papersOf(order, change),
      toOrder(order, shop),
      isUnshipped(order.status)
        ? { kind: 'small', text: texts.ifWrong(shop.email, shop.phone) }
        : questions(order, shop),
    ],
  })
}

/** Each thing that differs, as it was and as it is. The note and the card are not repeated: anybody may have written them. */
function rowsOf({ locale }: OrderView, { before, after }: ChangeToMail): Row[] {
  const texts = changedTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const amount = (name: string, old: number, now: number): Row[] =>
    old === now ? [] : [[name, `${money(old)} → ${money(now)}`]]
  const isMoved =
    before.deliveryMethod !== after.deliveryMethod || !isDeepStrictEqual(before.address, after.address)
  return [
    ...quantitiesOf(before, after).map(([name, old, now]): Row => [
      pick(name, locale),
      texts.quantity(old, now),
    ]),
    ...(isMoved ? [[texts.delivery, placeOf(after, texts)] satisfies Row] : []),
    ...(before.phone === after.phone ? [] : [[texts.phone, after.phone] satisfies Row]),
    ...(before.gift?.receiver === after.gift?.receiver
      ? []
      : [[texts.receiver, after.gift?.receiver ?? texts.you] satisfies Row]),
    ...(before.gift?.card === after.gift?.card ? [] : [[texts.card, texts.noteChanged] satisfies Row]),
    ...(before.note === after.note ? [] : [[texts.note, texts.noteChanged] satisfies Row]),
    ...amount(texts.discount, -before.discountCents, -after.discountCents),
    ...amount(texts.deliveryCost, before.deliveryCents, after.deliveryCents),
    ...amount(texts.total, before.totalCents, after.totalCents),
  ]
}

function placeOf({ address }: OrderSnapshot, texts: (typeof changedTexts)['en']): string {
  return address ? texts.toCourier(addressLines(address, purchase.provinces).join(', ')) : texts.toCollect
}

/** The products of which there are more or fewer, with how many there were and are. */
function quantitiesOf(before: OrderSnapshot, after: OrderSnapshot) {
  const names = new Map([...before.lines, ...after.lines].map(({ sku, name }) => [sku, name]))
  const sum = ({ lines }: OrderSnapshot, wanted: string) =>
    lines.reduce((sum, { sku, quantity }) => (sku === wanted ? sum + quantity : sum), 0)
  return [...names]
    .map(([sku, name]) => [name, sum(before, sku), sum(after, sku)] as const)
    .filter(([, old, now]) => old !== now)
}

/** Names the documents that come with the mail. */
function papersOf({ locale }: OrderView, { documents }: ChangeToMail): Block[] {
  const [first, second] = documents
  if (!first) return []
  const { papers } = changedTexts[locale]
  return [{ kind: 'paragraph', text: second ? papers.both : papers[first.kind] }]
}

function moneyOf(order: OrderView, shop: Shop): Block[] {
  const { locale, dueCents, number } = order
  const texts = changedTexts[locale]
  const pendingCents = order.refunds.reduce(
    (sum, { status, amountCents }) => (status === 'pending' ? sum + amountCents : sum),
    0,
  )
  if (dueCents === 0) {
    return when(
      pendingCents > 0,
      { kind: 'heading', text: texts.refundTitle },
      { kind: 'paragraph', text: texts.refund(formatMoney(pendingCents, locale)) },
    )
  }
  const due = formatMoney(dueCents, locale)
  const heading: Block = { kind: 'heading', text: texts.pay }
  if (order.payOnline) return [heading, { kind: 'paragraph', text: texts.payOnline(due) }]
  const transfer = mailTexts[locale]
  const rows: Row[] = [
    [transfer.amount, due],
    [transfer.account, shop.bankAccount.split(', ').join('\n')],
    [transfer.reference, number],
  ]
  return [heading, { kind: 'paragraph', text: texts.payByTransfer }, { kind: 'facts', rows }]
}
