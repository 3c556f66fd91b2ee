import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { orderView } from '#tests/helpers/order-view.ts'
import { testShop as shop } from '#tests/databases/test-shop.ts'
import type { OrderView } from '../orders/views.ts'
import type { Mail } from '#domain/base/mails/index.ts'
import {
  jarsLeftMail,
  orderCancelledMail,
  orderShippedMail,
  parcelAgainMail,
  type ParcelToMail,
  paymentReceivedMail,
  refundedMail,
  type RefundToMail,
} from './order-mails.ts'
import { orderExpiredMail } from './order-expired-mail.ts'
import { orderTexts } from './order-texts.ts'

const tracking = {
  carrier: 'Cape Couriers',
  number: 'CC-4711',
  url: 'https://track.example/p?number=CC-4711&lang=en',
}
const pickup = { deliveryMethod: 'pickup', address: null } as const

type Write = (change?: Partial<OrderView>) => Mail

function shipped(change: Partial<OrderView> = {}): Mail {
  const mail = orderShippedMail(
    orderView({ status: 'shipped', paymentStatus: 'paid', tracking, ...change }),
    shop,
  )
  if (!mail) throw new Error('no mail was written')
  return mail
}
const paid: Write = (change) =>
  paymentReceivedMail(orderView({ status: 'confirmed', paymentStatus: 'paid', ...change }), shop)
const cancelled: Write = (change) =>
  orderCancelledMail(orderView({ status: 'cancelled', paymentStatus: 'cancelled', ...change }), shop)
const expired: Write = (change) =>
  orderExpiredMail(orderView({ status: 'expired', paymentStatus: 'cancelled', ...change }), shop)

const refund: RefundToMail = {
  kind: 'goods',
  amountCents: 13_400,
  method: 'payfast',
  lines: [
    { name: { en: 'Red Curry Paste', th: 'พริกแกงเผ็ด' }, quantity: 1, amountCents: 9_900 },
    { name: { en: 'Green Curry Paste', th: 'พริกแกงเขียวหวาน' }, quantity: 0, amountCents: 1_000 },
    { name: null, quantity: 0, amountCents: 2_500 },
  ],
}
const refunded = (of: Partial<RefundToMail> = {}, change: Partial<OrderView> = {}) =>
  refundedMail(orderView({ paymentStatus: 'partially_refunded', ...change }), { ...refund, ...of }, shop)

const again = (of: Partial<ParcelToMail> = {}, change: Partial<OrderView> = {}) =>
  parcelAgainMail(
    orderView({ status: 'shipped', paymentStatus: 'paid', ...change }),
    {
      reason: 'lost',
      tracking,
      lines: [{ name: { en: 'Red Curry Paste', th: 'พริกแกงเผ็ด' }, quantity: 2 }],
      ...of,
    },
    shop,
  )

/** Every mail, the values that it contains in either language, and where else it links to. */
const MAILS: [kind: string, write: Write, values: string[], paths: string[]][] = [
  ['payment received', paid, ['273.00', shop.email, shop.phone], []],
  ['shipped', shipped, [tracking.carrier, tracking.number, '1 Long Street', '198.00'], []],
  [
    'ready to be collected',
    (change) => shipped({ ...pickup, tracking: null, ...change }),
    ['11:00', '22:00', shop.postalCode],
    [],
  ],
  [
    'lost, sent again',
    (change) => again({}, change),
    [tracking.carrier, tracking.number, '1 Long Street', '2 × '],
    [],
  ],
  [
    'replaced, to be collected',
    (change) => again({ reason: 'replacement', tracking: null }, { ...pickup, ...change }),
    ['11:00', '22:00', shop.postalCode, '2 × '],
    [],
  ],
  ['cancelled, unpaid', cancelled, ['198.00', '75.00', '273.00', shop.email, shop.phone], []],
  ['cancelled, paid', (change) => cancelled({ paymentStatus: 'paid', ...change }), ['7', '273.00'], []],
  ['refunded', (change) => refunded({}, change), ['134.00', '99.00', '10.00', '25.00', '10'], []],
  ['expired', expired, ['198.00', '273.00', shop.email, shop.phone], ['/shop']],
]

describe.each(LOCALES)('in %s,', (locale) => {
  const prefix = locale === 'th' ? '/th' : ''

  test.each(MAILS)('%s: subject, links and values, as text and as HTML', (_kind, write, values, paths) => {
    const mail = write({ locale })
    expect(mail).toMatchObject({ to: 'nok@example.com', locale })
    expect(mail.subject).toContain('KROK-26-000123')
    expect(mail.html).toContain(`<html lang="${locale}">`)
    for (const path of [`/order/${'k'.repeat(43)}`, ...paths]) {
      const url = `${shop.siteUrl}${prefix}${path}`
      expect(mail.text.split('\n')).toContain(url)
      expect(mail.html).toContain(`href="${url}"`)
    }
    for (const value of ['KROK-26-000123', 'Nok', ...values]) {
      expect(mail.text).toContain(value)
      // Phone numbers keep in one line.
      expect(mail.html.replaceAll('\u00a0', ' ')).toContain(value)
    }
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|=>/)
    }
  })

  test.each(MAILS)('%s: the name cannot change the rest of the mail', (_kind, write) => {
    const withName = (firstName: string) => {
      const { contact } = orderView()
      return write({ locale, contact: { ...contact, firstName } })
    }
    const plain = withName('Nok')
    const evil = withName('"><script>alert(1)</script>\r\nBcc: all@example.com\u2028\u202Egnp.exe</td>')
    expect({ to: evil.to, subject: evil.subject }).toEqual({ to: plain.to, subject: plain.subject })
    expect(evil.html).not.toContain('<script')
    expect(tagsOf(evil.html)).toEqual(tagsOf(plain.html))
  })

  test('mails about the demo card promise no refund, since it moved no money', () => {
    expect(paid({ locale, paymentMethod: 'demo_card' }).text).toContain(orderTexts[locale].demoCard)
    const { demoCard, refund, transferred } = orderTexts[locale].cancelled
    for (const paymentStatus of ['paid', 'cancelled'] as const) {
      const { text } = cancelled({ locale, paymentMethod: 'demo_card', paymentStatus })
      expect(text).toContain(demoCard)
      expect(text).not.toContain(refund)
      expect(text).not.toContain(transferred(shop.email, shop.phone))
    }
  })
})

test.each(MAILS)('%s: the Thai is complete and spelt with Thai letters', (_kind, write) => {
  const thai = write({ locale: 'th' })
  const english = write()
  expect(thai.subject).toMatch(/[ก-๛]/)
  expect(english.text + english.subject).not.toMatch(/[ก-๛]/)
  // Look-alikes of แ and ำ, and years of the Buddhist era.
  expect(thai.text + thai.subject).not.toMatch(/เเ|ํา|\b25\d\d\b/)
  expect(thai.text.split('\n')).toHaveLength(english.text.split('\n').length)
})

describe('the payment', () => {
  test('says what happens next, by delivery method', () => {
    expect(paid().text).toContain(orderTexts.en.paid.courier)
    expect(paid(pickup).text).toContain(orderTexts.en.paid.pickup)
    expect(paid(pickup).text).not.toContain('courier')
  })

  test.each(['shipped', 'delivered', 'cancelled', 'expired', 'returned'] as const)(
    'of an order that is already %s is a receipt, without a promise to pack',
    (status) => {
      const { text } = paid({ status })
      expect(text).toContain('R273.00')
      expect(text).not.toContain(orderTexts.en.paid.next)
      expect(text).not.toMatch(/pack/)
    },
  )
})

describe('the parcel', () => {
  test('has a tracking link, plain in text and escaped in HTML', () => {
    const { text, html } = shipped()
    expect(text.split('\n')).toContain(tracking.url)
    expect(html).toContain(`href="${tracking.url.replace('&', '&amp;')}"`)
  })

  test('may have a tracking number without a link', () => {
    const { text } = shipped({ tracking: { ...tracking, url: null } })
    expect(text).toContain('Tracking number: CC-4711')
    expect(text).not.toContain(orderTexts.en.shipped.track)
  })

  test.each(LOCALES)('helps who finds it too hot, with more coconut milk and our number: %s', (locale) => {
    const { tooHot } = orderTexts[locale].shipped
    expect(shipped({ locale }).text).toContain(tooHot(shop.phone))
    expect(shipped({ locale, ...pickup, tracking: null }).text).not.toContain(tooHot(shop.phone))
    expect(tooHot(shop.phone)).not.toMatch(/sugar|น้ำตาล/)
  })

  test('shows what staff typed as text, never as HTML', () => {
    const { html } = shipped({
      tracking: { carrier: '<img src=x onerror=alert(1)>', number: '"x', url: 'https://x.example/"><b>' },
    })
    expect(html).not.toMatch(/<img src=x|<b>/)
    expect(html).toContain('href="https://x.example/&quot;&gt;&lt;b&gt;"')
  })

  test('that is collected has no courier and no tracking', () => {
    const { text } = shipped({ ...pickup, tracking: null })
    expect(text).toContain(shop.street.en)
    expect(text).not.toMatch(/courier|tracking/i)
  })

  test.each(['delivered', 'returned'] as const)('that is %s is not announced any more', (status) => {
    expect(orderShippedMail(orderView({ status, tracking }), shop)).toBeUndefined()
  })
})

test.each(LOCALES)(
  'jars that nobody took at the table wait to be collected, in %s, once they are paid',
  (locale) => {
    const left = { ...pickup, locale, status: 'confirmed', paymentStatus: 'paid' } as const
    const { subject, text } = jarsLeftMail(orderView(left), shop) ?? { subject: '', text: '' }
    expect(subject).toBe(orderTexts[locale].jarsLeft.subject(orderView().number))
    expect(text).toContain(shop.street[locale])
    for (const change of [{ status: 'delivered' }, { paymentStatus: 'pending' }] as const) {
      expect(jarsLeftMail(orderView({ ...left, ...change }), shop)).toBeUndefined()
    }
  },
)

test.each(LOCALES)('a cancelled order in %s that cost nothing: no refund is promised', (locale) => {
  const { unpaid, refund } = orderTexts[locale].cancelled
  const { text } = cancelled({ locale, paymentStatus: 'paid', totalCents: 0 })
  expect([text.includes(unpaid), text.includes(refund)]).toEqual([true, false])
})

test.each(LOCALES)('a cancelled order in %s: either nothing to pay, or a refund', (locale) => {
  const { unpaid, refund, transferred } = orderTexts[locale].cancelled
  const ofUnpaid = cancelled({ locale }).text
  expect(ofUnpaid).toContain(unpaid)
  expect(ofUnpaid).toContain(transferred(shop.email, shop.phone))
  expect(ofUnpaid).not.toContain(refund)
  for (const paymentStatus of ['paid', 'partially_refunded'] as const) {
    const ofPaid = cancelled({ locale, paymentStatus }).text
    expect(ofPaid).toContain(refund)
    expect(ofPaid).not.toContain(unpaid)
  }
})

test.each(LOCALES)('a cancelled order in %s that was refunded: nothing is promised or asked', (locale) => {
  const { unpaid, refund, refunded, transferred } = orderTexts[locale].cancelled
  const { text } = cancelled({ locale, paymentStatus: 'refunded' })
  expect(text).toContain(refunded)
  for (const other of [unpaid, refund, transferred(shop.email, shop.phone)]) expect(text).not.toContain(other)
})

test.each(LOCALES)('a mail in %s mentions only the document that is attached', (locale) => {
  const texts = orderTexts[locale]
  const issued = { number: 'X-000001', issuedAt: new Date(), refundId: null }
  const [invoice, creditNote] = [
    { ...issued, kind: 'invoice' } as const,
    { ...issued, kind: 'credit_note' } as const,
  ]
  expect(paid({ locale, documents: [invoice] }).text).toContain(texts.paid.invoice)
  expect(paid({ locale }).text).not.toContain(texts.paid.invoice)
  const ofGoods = refunded({}, { locale, documents: [invoice, creditNote] }).text
  const withoutNote = refunded({}, { locale, documents: [invoice] }).text
  const ofSurplus = refunded({ kind: 'surplus' }, { locale, documents: [invoice, creditNote] }).text
  expect([ofGoods, withoutNote, ofSurplus].map((text) => text.includes(texts.refunded.creditNote))).toEqual([
    true,
    false,
    false,
  ])
})

test('a payment beside a voucher says what each paid', () => {
  const { text } = paid({ totalCents: 40_300, voucherCents: 10_000, paymentMethod: 'bank_transfer' })
  const { methods, paidBy } = orderTexts.en
  expect(text).toContain(`${methods.voucher}: R100.00`)
  expect(text).toContain(`${methods.bank_transfer}: R303.00`)
  expect(text).not.toContain(paidBy)
})

describe.each(LOCALES)('a refund in %s', (locale) => {
  const { byTransfer, byProvider, surplus, ended } = orderTexts[locale].refunded
  test('says when it arrives, by payment method', () => {
    const ofTransfer = refunded({ method: 'bank_transfer' }, { locale }).text
    expect(ofTransfer).toContain(byTransfer)
    expect(ofTransfer).not.toContain(byProvider)
    expect(refunded({}, { locale }).text).toContain(byProvider)
    const ofDemo = refunded({ method: 'demo_card' }, { locale }).text
    expect(ofDemo).toContain(orderTexts[locale].demoCard)
  })

  test('of an overpayment lists no goods', () => {
    const { text } = refunded({ kind: 'surplus', lines: [] }, { locale })
    expect(text).toContain(surplus)
    const ofEnded = refunded({ kind: 'surplus', lines: [] }, { locale, status: 'expired' }).text
    expect(ofEnded).toContain(ended)
    expect(ofEnded).not.toContain(surplus)
    expect(text).toContain('134.00')
    expect(refunded({}, { locale }).text).not.toContain(surplus)
  })
})

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<[^>]+>/g)].map(([tag]) => tag)
}
