import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { demoCard } from '#adapters/payments/demo-card.ts'
import type { HostedProvider } from '#adapters/payments/payment-provider.ts'
import { holdKeys } from '#database/schema/index.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { UNPAID_LIMITS } from '#shared/orders/unpaid-limits.ts'
import {
  bringTo,
  contact,
  demoCardPayment,
  mustPlace,
  mustPlaceRow,
  orderOf,
  tryToPlace,
} from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { providersOf, testCtx, clientAt } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { expireOrders, getOrderByLink } from '../orders/index.ts'
import { recordTransfer } from '../payments/index.ts'

const shop = useTestDatabase()
const payfast: HostedProvider = {
  method: 'payfast',
  flow: 'hosted',
  origin: 'https://pay.test',
  start: () => Promise.reject(new Error('not of this test')),
  refuseUnsigned: () => undefined,
  verifyNotification: () => Promise.reject(new Error('not of this test')),
}
let count = 0
/** Somebody new: nothing of theirs is anybody else's. */
function newBuyer() {
  count += 1
  return {
    address: `10.1.${count >> 8}.${count & 255}`,
    contact: { ...contact, email: `${randomUUID()}@example.com`, phone: `+2782${5_550_000 + count}` },
  }
}
const ctxAt = (address: string, overrides: Partial<Ctx> = {}) =>
  testCtx(shop(), {
    unpaidLimits: UNPAID_LIMITS,
    client: clientAt(address),
    providers: providersOf(bankTransfer, payfast, demoCard),
    ...overrides,
  })
const ctx = () => ctxAt('10.0.0.1')
const staff = async () => ({ ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['moderator'] })) })
const pickup = { delivery: { method: 'pickup' } } as const
const keysOf = (orderId: string) =>
  inTransaction(asShop(ctx()), (ctx) => ctx.db.select().from(holdKeys).where(eq(holdKeys.orderId, orderId)))

const refused = (limit: string) => ({ ok: false, reason: 'unpaid_limit', limit })

test('one stranger cannot hold more than half of a product, whatever contacts they give', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const { address } = newBuyer()
  const order = (quantity: number) =>
    tryToPlace(ctxAt(address), orderOf([{ product, quantity }], { ...pickup, contact: newBuyer().contact }))
  expect(await order(99)).toEqual({
    ...refused('quantity'),
    lines: [{ productId: product.id, name: expect.any(String) as string, most: 48 }],
  })
  expect(await order(40)).toMatchObject({ ok: true })
  expect(await order(9)).toMatchObject(refused('quantity'))
  expect(await order(8)).toMatchObject({ ok: true })
  expect(await order(1)).toMatchObject({ ...refused('quantity'), lines: [{ most: 0 }] })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 52, ledger: 52 })
  // Others can still buy.
  const other = newBuyer()
  const theirs = orderOf([{ product, quantity: 20 }], { ...pickup, contact: other.contact })
  expect(await tryToPlace(ctxAt(other.address), theirs)).toMatchObject({ ok: true })
})

test('nor does one who comes from many addresses of one network hold all of it', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  let orders = 0
  const from = (network: string, quantity: number) => {
    orders += 1
    const client = {
      address: `${network}:${orders}::/64`,
      network: `${network}::/48`,
      host: 'shop.test',
      userAgent: '',
    }
    const input = orderOf([{ product, quantity }], { ...pickup, contact: newBuyer().contact })
    return tryToPlace(ctxAt('', { client }), input)
  }
  expect(await from('2001:db8:1', 48)).toMatchObject({ ok: true })
  expect(await from('2001:db8:1', 24)).toMatchObject({ ok: true })
  expect(await from('2001:db8:1', 1)).toMatchObject({ ...refused('quantity'), lines: [{ most: 0 }] })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 28, ledger: 28 })
  expect(await from('2001:db8:2', 12)).toMatchObject({ ok: true })
})

describe('a buyer is recognised', () => {
  const limit = UNPAID_LIMITS.contact.orders
  async function fillUp(person: ReturnType<typeof newBuyer>) {
    const product = await addProduct(ctx(), { initialStock: 1_000 })
    for (let i = 0; i < limit; i += 1) {
      await mustPlace(
        ctxAt(newBuyer().address),
        orderOf([{ product, quantity: 1 }], { contact: person.contact }),
      )
    }
    return (change: Partial<typeof contact>, where = ctxAt(newBuyer().address)) =>
      tryToPlace(where, orderOf([{ product, quantity: 1 }], { contact: { ...person.contact, ...change } }))
  }

  test('by mail address, however it is spelt, and by phone number, from wherever they come', async () => {
    const person = newBuyer()
    const { email, phone } = person.contact
    const order = await fillUp(person)
    const someoneElse = newBuyer().contact
    for (const same of [
      { phone: someoneElse.phone },
      { phone: someoneElse.phone, email: email.toUpperCase() },
      { phone: someoneElse.phone, email: email.replace('@', '+more@') },
      { email: someoneElse.email },
      { email: someoneElse.email, phone: phone.replace('+27', '0') },
    ]) {
      expect(await order(same)).toEqual(refused('orders'))
    }
    expect(await order({ email: someoneElse.email, phone: someoneElse.phone })).toMatchObject({ ok: true })
  })

  test('by account, where they are signed in: a stranger who gives their mail address costs them nothing', async () => {
    const person = await addPerson(ctx())
    const victim = { ...newBuyer(), contact: { ...newBuyer().contact, email: person.email } }
    const order = await fillUp(victim)
    expect(await order({})).toEqual(refused('orders'))
    const signedIn = () => ctxAt(newBuyer().address, { actor: person.actor })
    for (let i = 0; i < limit; i += 1) expect(await order({}, signedIn())).toMatchObject({ ok: true })
    expect(await order(newBuyer().contact, signedIn())).toEqual(refused('orders'))
  })

  test('until an order is paid, confirmed, cancelled or expired', async () => {
    const product = await addProduct(ctx(), { initialStock: 1_000 })
    const { address, contact: theirs } = newBuyer()
    const input = orderOf([{ product, quantity: 1 }], { contact: theirs })
    const place = () => mustPlaceRow(ctxAt(address), input)
    const orders = []
    for (let i = 0; i < limit; i += 1) orders.push(await place())
    const [paid, confirmed, cancelled, expired] = orders.map(({ id }) => id)
    if (!paid || !confirmed || !cancelled || !expired) throw new Error('too few orders')
    const moe = await staff()
    const isFull = async () => expect(await tryToPlace(ctxAt(address), input)).toEqual(refused('orders'))
    for (const [orderId, end] of [
      [
        paid,
        () => recordTransfer(moe, { orderId: paid, reference: paid, amountCents: input.agreedTotalCents }),
      ],
      [confirmed, () => bringTo(moe, confirmed, 'confirmed')],
      [cancelled, () => bringTo(moe, cancelled, 'cancelled')],
      [expired, () => bringTo(moe, expired, 'expired')],
    ] as const) {
      await isFull()
      expect(await keysOf(orderId)).toHaveLength(3)
      await end()
      expect(await keysOf(orderId)).toEqual([])
      await place()
    }
    await isFull()
  })
})

test('what a buyer is recognised by is stored as hashes that nobody can read', async () => {
  const product = await addProduct(ctx())
  const { address, contact: theirs } = newBuyer()
  const { id } = await mustPlaceRow(ctxAt(address), orderOf([{ product, quantity: 1 }], { contact: theirs }))
  const keys = await keysOf(id)
  expect(keys.map(({ kind }) => kind).toSorted()).toEqual(['address', 'email', 'phone'])
  for (const { key } of keys) {
    expect(key).toMatch(/^[\w-]{43}$/)
    for (const secret of [address, theirs.email, theirs.phone]) expect(key).not.toContain(secret)
  }
})

test('a large transfer is waited for four hours, and the buyer is told until when', async () => {
  const placed = new Date()
  const product = await addProduct(ctx(), { initialStock: 200, priceCents: 1_000 })
  const { address, contact: theirs } = newBuyer()
  const at = ctxAt(address, { now: () => placed })
  const { id, accessKey, payBy } = await mustPlaceRow(
    at,
    orderOf([{ product, quantity: 60 }], { ...pickup, contact: theirs }),
  )
  expect(payBy).toEqual(new Date(placed.getTime() + 4 * HOUR))
  expect((await getOrderByLink(ctx(), { accessKey, language: 'en' })).payBy).toEqual(payBy)
  const expireAt = (time: number) => expireOrders(asShop(ctxAt(address, { now: () => new Date(time) })))
  await expireAt(payBy.getTime() - 1)
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 140 })
  await expireAt(payBy.getTime())
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 200, ledger: 200 })
  expect(await keysOf(id)).toEqual([])
  expect((await getOrderByLink(ctx(), { accessKey, language: 'en' })).payBy).toBeNull()
})

test('what is paid online is counted apart, and money that is reserved already has no limit', async () => {
  const product = await addProduct(ctx(), { initialStock: 100, priceCents: 1_000 })
  const { address, contact: theirs } = newBuyer()
  const order = (quantity: number, payment: Parameters<typeof orderOf>[1]) =>
    tryToPlace(ctxAt(address), orderOf([{ product, quantity }], { ...pickup, contact: theirs, ...payment }))
  expect(await order(48, {})).toMatchObject({ ok: true })
  expect(await order(1, {})).toMatchObject(refused('quantity'))
  // 52 are left.
  expect(await order(27, { payment: { method: 'payfast' } })).toMatchObject(refused('quantity'))
  expect(await order(24, { payment: { method: 'payfast' } })).toMatchObject({ ok: true })
  expect(await order(28, { payment: demoCardPayment })).toMatchObject({ ok: true })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 0 })
})

test('a key that is sent again gets its order, also where another order would be refused', async () => {
  const product = await addProduct(ctx(), { initialStock: 14, priceCents: 1_000 })
  const { address, contact: theirs } = newBuyer()
  const input = orderOf([{ product, quantity: 12 }], { ...pickup, contact: theirs })
  const key = randomUUID()
  const results = await Promise.all(Array.from({ length: 4 }, () => mustPlace(ctxAt(address), input, key)))
  expect(new Set(results.map(({ number }) => number)).size).toBe(1)
  expect(await tryToPlace(ctxAt(address), input)).toMatchObject(refused('quantity'))
})
