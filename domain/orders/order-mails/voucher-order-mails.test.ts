import { expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { testShop as shop } from '#tests/databases/test-shop.ts'
import { orderView } from '#tests/helpers/order-view.ts'
import type { OrderView } from '../orders/views.ts'
import { orderExpiredMail } from './order-expired-mail.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderCancelledMail, paymentReceivedMail } from './order-mails.ts'
import { staffCopy } from './staff-copy.ts'

/** The order of a voucher, which is neither packed nor delivered. */
function voucherOrder(change: Partial<OrderView> = {}): OrderView {
  const order = orderView()
  return {
    ...order,
    kind: 'voucher',
    deliveryMethod: 'email',
    address: null,
    contact: { ...order.contact, phone: '' },
    lines: order.lines.map((line) => ({ ...line, name: 'Voucher', quantity: 1 })),
    deliveryCents: 0,
    vatCents: 0,
    ...change,
  }
}

const OF_JARS = /jar|pack|deliver|courier|collect|VAT|แพ็ก|จัดส่ง|รับสินค้า|ขนส่ง|ภาษีมูลค่าเพิ่ม|ค่าสินค้า/i

test.each(LOCALES)('no mail about a voucher’s order speaks of jars, packing or delivery: %s', (locale) => {
  const order = voucherOrder({ locale })
  const mails = [
    orderConfirmation(order, shop),
    orderConfirmation({ ...order, paymentMethod: 'payfast' }, shop),
    paymentReceivedMail({ ...order, status: 'confirmed', paymentStatus: 'paid' }, shop),
    orderCancelledMail({ ...order, status: 'cancelled' }, shop),
    orderExpiredMail({ ...order, status: 'expired' }, shop),
    staffCopy(order, shop),
  ]
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text}`).not.toMatch(OF_JARS)
    expect(html).not.toContain('packing.jpg')
  }
})

test('they say when the voucher comes, and where to order another', () => {
  const order = voucherOrder()
  const sending = 'on the day you chose, or right away if you chose none'
  expect(orderConfirmation(order, shop).text).toContain(sending)
  expect(paymentReceivedMail({ ...order, status: 'confirmed' }, shop).text).toContain(sending)
  expect(orderExpiredMail({ ...order, status: 'expired' }, shop).text).toContain(`${shop.siteUrl}/vouchers`)
})
