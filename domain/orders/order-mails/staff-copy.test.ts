import { expect, test } from 'vitest'
import { orderView } from '#tests/helpers/order-view.ts'
import { testShop as shop } from '#tests/databases/test-shop.ts'
import { staffCopy } from './staff-copy.ts'

test('goes to the shop, with all details that staff need', () => {
  const mail = staffCopy(orderView(), shop)
  expect(mail).toMatchObject({ to: shop.email, locale: 'en', subject: 'New order KROK-26-000123, R273.00' })
  for (const part of [
    'Nok Jaidee',
    'nok@example.com',
    '+27825550142',
    '2 × Red Curry Paste (R)',
    'R75.00',
    'R273.00',
    'Bank transfer',
    '1 Long Street',
    `${shop.siteUrl}/admin/orders/6b0c0c8e-0000-4000-8000-000000000001`,
  ]) {
    expect(mail.text).toContain(part)
    expect(mail.html).toContain(part)
  }
  expect(mail.text).not.toMatch(/note|undefined|null/)
})

test('has no name in its subject, which is kept', () => {
  expect(staffCopy(orderView(), shop).subject).not.toMatch(/Nok|Jaidee|@/)
})

test('shows pick-up and the demo card', () => {
  const order = orderView({ deliveryMethod: 'pickup', address: null, paymentMethod: 'demo_card' })
  const { text } = staffCopy(order, shop)
  expect(text).toContain('The customer collects it from the restaurant.')
  expect(text).toContain('Payment: Demo card')
})

test('of a Thai order is entirely in English, with an address that a map finds', () => {
  const { text } = staffCopy(
    orderView({ locale: 'th', discountCode: 'SAWASDEE', discountCents: 1980, deliveryCents: 0 }),
    shop,
  )
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Discount (SAWASDEE): −R19.80',
      'Delivery: Free',
      'Cape Town, Western Cape 8001',
    ]),
  )
  expect(text).not.toMatch(/\p{Script=Thai}/u)
})

test('names the ice pack apart from delivery, where that is free too', () => {
  const withIcePack = orderView({ deliveryCents: 11_000, icePackCents: 3_500 })
  expect(staffCopy(withIcePack, shop).text.split('\n')).toEqual(
    expect.arrayContaining(['Delivery: R75.00', 'Ice pack: R35.00']),
  )
  const free = { discountCode: 'FREE', deliveryCents: 3_500, icePackCents: 3_500 }
  expect(staffCopy(orderView(free), shop).text.split('\n')).toEqual(
    expect.arrayContaining(['Free delivery with FREE: R0.00', 'Ice pack: R35.00']),
  )
  expect(staffCopy(orderView(), shop).text).not.toContain('Ice pack')
})

test('shows what the customer typed as text that cannot look like a line of ours', () => {
  const { contact } = orderView()
  const mail = staffCopy(
    orderView({
      contact: { ...contact, firstName: 'Nok\u2028Payment: paid', lastName: '<b>x</b>' },
      note: 'Please ring.\r\n\nPayment: paid\n<script>alert(1)</script>',
    }),
    shop,
  )
  expect(mail.text.split('\n').filter((line) => line.startsWith('Payment:'))).toEqual([
    'Payment: Bank transfer',
  ])
  expect(mail.text).toContain('> Please ring.')
  expect(mail.text).not.toContain('\u2028')
  expect(mail.html).not.toMatch(/<script|<b>/)
})
