import { lineText } from '#shared/orders/line-text.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { asOneLine, type Block, composeMail, type Mail, type Row } from '#domain/base/mails/index.ts'
import type { OrderView } from '../orders/views.ts'
import { discountAndDelivery, paidByVoucher } from './discount-and-delivery.ts'
import { orderTexts } from './order-texts.ts'
import { parcelLabel } from './parcel-label.ts'

const money = (cents: number) => formatMoney(cents, 'en')

/**
 * Tells the staff, who read English, about a new order; read `order` in English. Subjects of mails sent by SMTP are
 * kept for good, so this one contains no name.
 */
export function staffCopy(order: OrderView, shop: Shop): Mail {
  const { id, number, placedAt, paymentMethod, totalCents } = order
  return composeMail({
    to: shop.email,
    locale: 'en',
    subject: `New order ${number}, ${money(totalCents)}`,
    opening: `New order ${number}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Placed', formatDateTime(placedAt, 'en')],
          ['Payment', orderTexts.en.methods[paymentMethod]],
        ],
      },
      { kind: 'heading', text: 'Customer' },
      { kind: 'facts', rows: contactOf(order) },
      { kind: 'heading', text: 'Ordered' },
      { kind: 'sums', rows: goodsOf(order) },
      ...destinationOf(order),
      ...noteOf(order),
      { kind: 'button', text: 'Open the order', url: `${shop.siteUrl}/admin/orders/${id}` },
    ],
    shop,
  })
}

function contactOf({ contact }: OrderView): Row[] {
  return [
    ['Name', asOneLine(`${contact.firstName} ${contact.lastName}`)],
    ...(contact.email ? [['Email', contact.email] satisfies Row] : []),
    ...(contact.phone ? [['Phone', contact.phone] satisfies Row] : []),
  ]
}

function goodsOf(order: OrderView): Row[] {
  const { lines, totalCents } = order
  return [
    ...lines.map(({ name, sku, totalCents, ...line }): Row => [
      lineText({ ...line, name: `${name} (${sku})` }),
      money(totalCents),
    ]),
    ...discountAndDelivery(order, 'en'),
    ['Total', money(totalCents)],
    ...paidByVoucher(order, 'en'),
  ]
}

function destinationOf(order: OrderView): Block[] {
  // Nobody has to pack or hand over its card: a job sends it.
  if (order.kind === 'voucher') return []
  return [
    { kind: 'heading', text: 'Delivery' },
    order.address
      ? { kind: 'lines', lines: parcelLabel(order).map(asOneLine) }
      : {
          kind: 'paragraph',
          text: order.tableAt
            ? `At the customer’s table, ${formatDateTime(order.tableAt, 'en')}.`
            : 'The customer collects it from the restaurant.',
        },
  ]
}

/** Every line is marked as the customer's words, so that none can look like a line of ours. */
function noteOf({ note }: OrderView): Block[] {
  if (!note) return []
  return [
    { kind: 'heading', text: 'The customer’s note' },
    { kind: 'lines', lines: note.split(/\r?\n/).map((line) => `> ${asOneLine(line)}`) },
  ]
}
