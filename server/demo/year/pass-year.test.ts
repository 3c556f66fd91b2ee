import { expect, test } from 'vitest'
import { seedProducts } from '#database/seed/catalog/index.ts'
import { seedRecalls } from '#database/seed/orders/recalls.ts'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { DEMO_DELIVERY } from '../demo-settings.ts'
import { openOrderBook } from './order-book.ts'
import { gatherPeople } from './people.ts'
import { randomFrom } from './random.ts'
import { openShelves } from './shelves.ts'
import { passYear } from './pass-year.ts'

const goods = seedProducts
  .filter(({ isActive }) => isActive)
  .map(({ slug, sku, name, priceCents, keepCold = false }) => ({
    id: slug,
    slug,
    sku,
    name,
    priceCents,
    keepCold,
    vatClass: 'standard' as const,
    shelfDays: keepCold ? 28 : 270,
  }))

/** A year that ends at an instant, without a database. */
function yearUntil(now: Date) {
  const random = randomFrom(1)
  const { customers, newGuest } = gatherPeople(random)
  const shelves = openShelves(
    goods.map(({ id }) => id),
    random,
  )
  const settings = { ...DEFAULT_SETTINGS, delivery: DEMO_DELIVERY }
  const staffId = random.uuid()
  const book = openOrderBook({ shelves, settings, random, staffId })
  const [ownCustomer] = customers
  if (!ownCustomer) throw new Error('there are no customers')
  const codes = {
    welcome: { id: 'w', code: 'W', minimumCents: 0, terms: { kind: 'percent' as const, percent: 10 } },
    festive: {
      id: 'f',
      code: 'F',
      minimumCents: 40_000,
      terms: { kind: 'amount' as const, amountCents: 5_000 },
    },
  }
  const people = { customers, newGuest, ownCustomer, staffId }
  const done = passYear({ now, goods, ...people, codes, recalls: seedRecalls, shelves, book, random })
  return { booked: book.booked, shelves, ...done }
}

const START = new Date('2026-11-26T09:30:00Z')
/** Instants of all months, weekdays and hours. */
const ENDS = Array.from({ length: 12 }, (_, i) => addTime(START, i * 31 * DAY + i * 5 * HOUR))

test.each(ENDS)('whenever it ends, jars add up and the desk has work: %s', (now) => {
  const { booked, shelves } = yearUntil(now)
  const { movements, batches, packed, levels } = shelves.rows()
  for (const { productId, stock, onHand, missing } of levels) {
    const own = booked.flatMap(({ order, items }) =>
      items.filter((item) => item.productId === productId).map((item) => ({ ...item, status: order.status })),
    )
    const unpacked = own.filter(({ status }) => status === 'pending' || status === 'confirmed')
    const sum = (list: { quantity: number }[]) => list.reduce((all, { quantity }) => all + quantity, 0)
    expect(sum(movements.filter((one) => one.productId === productId))).toBe(stock)
    expect(onHand + missing).toBe(stock + sum(unpacked))
    const left = batches.filter((one) => one.productId === productId)
    expect(left.reduce((all, { remaining }) => all + remaining, 0)).toBeLessThanOrEqual(onHand)
    expect(
      Math.min(stock, onHand, missing, ...left.map(({ remaining }) => remaining)),
    ).toBeGreaterThanOrEqual(0)
  }
  const today = now.toISOString().slice(0, 10)
  expect(batches.filter(({ remaining, bestBefore }) => remaining > 0 && bestBefore < today)).toEqual([])
  expect(packed.filter(({ quantity, returned }) => returned > quantity)).toEqual([])
  const stockOf = (slug: string) => levels.find(({ productId }) => productId === slug)?.stock
  expect(stockOf('jaew-dipping-sauce')).toBe(0)
  expect(stockOf('khao-soi-curry-paste')).toBeLessThanOrEqual(3)
  expect(stockOf('green-curry-paste')).toBeGreaterThan(5)

  const count = (is: (one: (typeof booked)[number]) => boolean) => booked.filter(is).length
  expect(count(({ order }) => order.status === 'pending')).toBeGreaterThanOrEqual(4)
  expect(count(({ order }) => order.status === 'confirmed')).toBeGreaterThanOrEqual(5)
  expect(count(({ order }) => order.status === 'processing')).toBeGreaterThanOrEqual(2)
  expect(count(({ refund }) => refund?.status === 'pending')).toBeGreaterThanOrEqual(1)
  expect(count(({ refund }) => refund?.status === 'settled')).toBeGreaterThan(8)
  expect(booked.length).toBeGreaterThan(400)
  const steps = booked.flatMap((one) => one.steps)
  expect(steps.filter(({ createdAt }) => !createdAt || createdAt > now)).toEqual([])
})

test('it is the same year each time, but for the keys in the links of orders', () => {
  const withoutKeys = () =>
    yearUntil(START).booked.map((one) => ({ ...one, order: { ...one.order, accessKey: '' } }))
  expect(withoutKeys()).toEqual(withoutKeys())
})
