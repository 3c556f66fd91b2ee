import { expect, test } from 'vitest'
import { hashOfRequest, isHashOfRequest } from './request-hash.ts'
import { placeOrderInput } from './schemas.ts'

const sent = {
  lines: [
    { productId: '7d9f0a52-8c1e-4f6b-9a3d-0b5e2c4d6f81', quantity: 2 },
    { productId: '1b2c3d4e-5f60-4718-8293-a4b5c6d7e8f9', quantity: 1 },
  ],
  contact: {
    email: 'somchai@example.com',
    firstName: 'Somchai',
    lastName: 'Jaidee',
    phone: '+27 (21) 555-0142',
  },
  delivery: {
    method: 'courier',
    address: { street: '1 Long Street', city: 'Cape Town', province: 'WC', postalCode: '8001' },
  },
  payment: { method: 'bank_transfer' },
  agreedTotalCents: 35_801,
}
const order = (changes: object = {}) => placeOrderInput.parse({ ...sent, ...changes })

/** The hashes that releases have stored for this very order. */
const STORED = {
  'before there were discount codes': '1e9061b1c128d5b7f90a725084460a555a4f02f5b8fe4aaf29489e40e8ff4b87',
  'with discount codes': '05d03ddb8f11cdcaac0779c06c63595c84a75637d1ae96b33cb650daf7df216e',
}

test.each(Object.entries(STORED))('knows the hash that a release stored: %s', (_release, stored) => {
  expect(isHashOfRequest(stored, order())).toBe(true)
  for (const other of [
    { lines: sent.lines.slice(1) },
    { contact: { ...sent.contact, lastName: 'Jaidi' } },
    { delivery: { method: 'pickup' } },
    { payment: { method: 'payfast' } },
    { business: { company: 'Jaidee (Pty) Ltd' } },
    { discountCode: 'WELCOME' },
  ]) {
    expect(isHashOfRequest(stored, order(other)), JSON.stringify(other)).toBe(false)
  }
})

test('is stored as the last release stored it', () => {
  expect(hashOfRequest(order())).toBe(STORED['with discount codes'])
})

test('is the same for the same goods in another order, and whatever the note and the language are', () => {
  const same = order({ lines: sent.lines.toReversed(), note: 'Ring twice', language: 'th' })
  expect(isHashOfRequest(hashOfRequest(order()), same)).toBe(true)
})
