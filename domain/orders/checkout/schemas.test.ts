import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { courier } from '#tests/data/orders.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { placeOrderInput } from './schemas.ts'

const good = {
  lines: [{ productId: randomUUID(), quantity: 1 }],
  contact: { email: 'a@example.com', firstName: 'Ann', lastName: 'Smit', phone: '021 555 0142' },
  delivery: courier,
  payment: { method: 'bank_transfer' },
  agreedTotalCents: 100,
}

describe('the input of an order refuses', () => {
  test('nothing in a valid order', () => {
    expect(placeOrderInput.parse(good).contact.phone).toBe('0215550142')
  })

  test('nothing in an order with a business and a code, which it normalises', () => {
    const business = { company: ' Nok’s Kitchen CC ', vatNumber: '4123 456 789' }
    expect(placeOrderInput.parse({ ...good, business, discountCode: ' sawasdee-10 ' })).toMatchObject({
      business: { company: 'Nok’s Kitchen CC', vatNumber: '4123456789' },
      discountCode: 'SAWASDEE-10',
    })
    const unset = placeOrderInput.parse({
      ...good,
      business: { company: 'Nok CC', vatNumber: '' },
      discountCode: ' ',
    })
    expect([unset.business?.vatNumber, unset.discountCode]).toEqual([undefined, undefined])
  })

  const address = { street: '1 Long Street', city: 'Cape Town', province: 'WC', postalCode: '8001' }
  test.each<[string, object]>([
    ['no lines', { lines: [] }],
    ['no contact', { contact: undefined }],
    ['a mail address without @', { contact: { ...good.contact, email: 'ann' } }],
    ['two mail addresses', { contact: { ...good.contact, email: 'a@example.com, b@example.com' } }],
    ['a line end in a name', { contact: { ...good.contact, firstName: 'Ann\r\nBcc: x' } }],
    ['an emoji as a name', { contact: { ...good.contact, firstName: '🌶️' } }],
    ['10,000 characters in a name', { contact: { ...good.contact, firstName: 'a'.repeat(10_000) } }],
    ['letters in a phone number', { contact: { ...good.contact, phone: 'call me' } }],
    ['an unknown province', { delivery: { method: 'courier', address: { ...address, province: 'BKK' } } }],
    [
      'a postal code of three digits',
      { delivery: { method: 'courier', address: { ...address, postalCode: '800' } } },
    ],
    ['a courier without an address', { delivery: { method: 'courier' } }],
    ['an unknown way of delivery', { delivery: { method: 'drone' } }],
    ['an unknown way of payment', { payment: { method: 'cash' } }],
    ['a card without a number', { payment: { method: 'demo_card', card: { expiry: '12/30', cvc: '123' } } }],
    ['a note of 501 characters', { note: 'a'.repeat(501) }],
    ['half a cent', { agreedTotalCents: 1.5 }],
    ['a total below nothing', { agreedTotalCents: -1 }],
    ['a discount code of 31 characters', { discountCode: 'A'.repeat(31) }],
    ['a discount code that is a number', { discountCode: 10 }],
    ['NUL in a discount code', { discountCode: 'A\0B' }],
    ['a VAT number without a company', { business: { vatNumber: '4123456789' } }],
    ['a VAT number of nine digits', { business: { company: 'Nok CC', vatNumber: '412345678' } }],
    ['a VAT number that begins with 5', { business: { company: 'Nok CC', vatNumber: '5123456789' } }],
    ['a line end in a company', { business: { company: 'Nok\nCC' } }],
    ['121 characters in a company', { business: { company: 'a'.repeat(121) } }],
    ['a field that nobody asked for', { discount: 100 }],
  ])('%s', (_what, change) => {
    expect(placeOrderInput.safeParse({ ...good, ...change }).success).toBe(false)
  })
})

const typed = (expiry: string) => {
  const card = { number: '4242424242424242', expiry, cvc: '123' }
  const input = placeOrderInput.safeParse({ ...good, payment: { method: 'demo_card', card } })
  return input.data?.payment.method === 'demo_card' ? input.data.payment.card.expiry : undefined
}

test.each(['08/29', '8/29', '0829', '08 / 29', '08-29', '08/2029', '08-2029', '082029'])(
  'a card’s month and year may be typed as %s',
  (expiry) => expect(typed(expiry)).toBe('08/29'),
)

test.each(['13/29', '0/29', '829', '29', '08/299', '2029', 'ab/cd', ''])('but not as %s', (expiry) => {
  expect(typed(expiry)).toBeUndefined()
})

test('a card that has expired is told from a date that is none', () => {
  const faultOf = (expiry: string) => {
    const card = { number: '4242424242424242', expiry, cvc: '123' }
    const input = placeOrderInput.safeParse({ ...good, payment: { method: 'demo_card', card } })
    return input.error && toFieldErrors(input.error)
  }
  expect(faultOf('12/20')).toEqual({ 'payment.card.expiry': 'card_expired' })
  expect(faultOf('13/29')).toEqual({ 'payment.card.expiry': 'card_expiry' })
})
