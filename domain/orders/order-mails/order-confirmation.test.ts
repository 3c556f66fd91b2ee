import { describe, expect, test } from 'vitest'
import { orderView as order } from '#tests/helpers/order-view.ts'
import { testShop as shop } from '#tests/databases/test-shop.ts'
import { formatDays } from '#shared/orders/format-days.ts'
import { orderConfirmation } from './order-confirmation.ts'

describe('the confirmation of an order', () => {
  test('says what was bought, how much to pay, how and where', () => {
    const mail = orderConfirmation(order(), shop)
    expect(mail.subject).toBe('Your KROK order KROK-26-000123')
    for (const part of [
      '2 × Red Curry Paste',
      'R198.00',
      'R75.00',
      'R273.00',
      'R35.61',
      ...shop.bankAccount.split(', '),
      '1 Long Street',
      `${shop.siteUrl}/order/${'k'.repeat(43)}`,
    ]) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part)
    }
  })

  test.each([
    ['en', '2 × Red Curry Paste: R198.00\nCurry week: R99.00 each instead of R119.00\nSubtotal'],
    ['th', '2 × Red Curry Paste: R198.00\nCurry week: ชิ้นละ R99.00 จากปกติ R119.00\nค่าสินค้า'],
  ] as const)(
    'names the offer of a sale price, with the price before, on a line of its own: %s',
    (locale, said) => {
      const sale = { name: 'Curry week', listPriceCents: 11_900 }
      const { text, html } = orderConfirmation(
        order({ locale, lines: order().lines.map((line) => ({ ...line, sale })) }),
        shop,
      )
      expect(text).toContain(said)
      expect(html).toContain('<br />Curry week')
    },
  )

  test('in Thai, with a Gregorian date in the shop’s time zone and a link to the Thai page', () => {
    const mail = orderConfirmation(order({ locale: 'th', lines: [] }), shop)
    expect(mail.subject).toBe('คำสั่งซื้อ KROK ของคุณ KROK-26-000123')
    expect(mail.text).toContain('21 พฤศจิกายน 2026')
    expect(mail.text).toContain(`${shop.siteUrl}/th/order/`)
    expect(mail.html).toContain('<html lang="th">')
  })

  test('says when the courier is expected, and by when that has to be paid', () => {
    const days = { from: '2026-11-26', to: '2026-11-27' }
    const ifPaidBy = new Date('2026-11-24T10:00:00Z')
    const unpaid = orderConfirmation(order({ arrival: { ...days, ifPaidBy } }), shop)
    expect(unpaid.text).toContain('if your payment arrives by Tue, 24 Nov, 12:00')
    const paid = orderConfirmation(order({ arrival: { ...days, ifPaidBy: null }, locale: 'th' }), shop)
    expect(paid.text).toContain(formatDays(days.from, days.to, 'th'))
    expect(orderConfirmation(order(), shop).text).not.toContain('Expected delivery')
  })

  test('with another display currency: rand is charged, the other is approximate', () => {
    const mail = orderConfirmation(order({ displayCurrency: 'USD', displayRate: 0.05 }), shop)
    expect(mail.text).toContain('You pay in rand, about $13.65.')
  })

  test('names the restaurant for pick-up, and asks for no transfer with the demo card', () => {
    const mail = orderConfirmation(
      order({ deliveryMethod: 'pickup', address: null, deliveryCents: 0, paymentMethod: 'demo_card' }),
      shop,
    )
    expect(mail.text).toContain(shop.street.en)
    expect(mail.text).toContain('Delivery: Free')
    expect(mail.text).not.toContain(shop.bankAccount)
  })

  test.each([
    ['en', 'Discount (SAWASDEE)', 'Free delivery with SAWASDEE'],
    ['th', 'ส่วนลด (SAWASDEE)', 'ส่งฟรีด้วยโค้ด SAWASDEE'],
  ] as const)('in %s, names the code and what it takes off', (locale, discount, freeDelivery) => {
    const rowsOf = (change: Parameters<typeof order>[0]) =>
      orderConfirmation(order({ locale, discountCode: 'SAWASDEE', ...change }), shop).text.split('\n')
    expect(rowsOf({ discountCents: 1980 })).toEqual(
      expect.arrayContaining([`${discount}: −R19.80`, expect.stringMatching(/R75\.00$/)]),
    )
    const free = rowsOf({ deliveryCents: 0 })
    expect(free).toContain(`${freeDelivery}: R0.00`)
    expect(free.filter((row) => row.startsWith(discount))).toEqual([])
  })

  test('asks for no money if the order costs nothing', () => {
    const { text } = orderConfirmation(order({ discountCents: 27_300, totalCents: 0 }), shop)
    expect(text.split('\n')).toContain('There’s nothing to pay')
    expect(text.includes(shop.bankAccount)).toBe(false)
  })

  test('shows what a person typed as text, never as HTML', () => {
    const evil = '<script>alert("1")</script>'
    const mail = orderConfirmation(
      order({
        contact: { email: 'a@b.co', firstName: evil, lastName: "O'Neil", phone: '' },
      }),
      shop,
    )
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(mail.html).toContain('O&#39;Neil')
  })
})
