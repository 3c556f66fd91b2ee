import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceRefund, type PricedRefund } from './price-refund.ts'
import type { GoodsRefundInput, OrderPart } from './schemas.ts'

const NOTHING = { quantity: 0, amountCents: 0, vatCents: 0 }
const part = (change: Partial<OrderPart> = {}): OrderPart => ({
  itemId: randomUUID(),
  name: { en: 'Red', th: 'แดง' },
  quantity: 3,
  chargedCents: 10_000,
  vatCents: 1_304,
  refunded: NOTHING,
  ...change,
})
const delivery = (change: Partial<OrderPart> = {}) =>
  part({ itemId: null, name: null, quantity: 0, chargedCents: 7_500, vatCents: 978, ...change })

type Line = GoodsRefundInput['lines'][number]
const jars = ({ itemId }: OrderPart, quantity: number, more: Partial<Line> = {}): Line => ({
  itemId: itemId ?? '',
  quantity,
  restocks: false,
  ...more,
})
const price = (parts: OrderPart[], lines: Line[], deliveryCents = 0, canRestock = true) =>
  priceRefund(parts, { lines, deliveryCents }, canRestock)
const mustPrice = (...args: Parameters<typeof price>): PricedRefund => {
  const priced = price(...args)
  if (!priced.ok) throw new Error(`refused: ${priced.reason}`)
  return priced
}
/** The part after the refund with these lines. */
const after = (before: OrderPart, { lines }: PricedRefund): OrderPart => {
  const line = lines.find(({ orderItemId }) => orderItemId === before.itemId) ?? NOTHING
  const { quantity, amountCents, vatCents } = before.refunded
  return {
    ...before,
    refunded: {
      quantity: quantity + line.quantity,
      amountCents: amountCents + line.amountCents,
      vatCents: vatCents + line.vatCents,
    },
  }
}

test('jars refunded one by one add up to exactly what was charged', () => {
  let at = part()
  const sums: number[][] = []
  for (let i = 0; i < 3; i += 1) {
    const priced = mustPrice([at], [jars(at, 1)])
    sums.push([priced.amountCents, priced.vatCents])
    at = after(at, priced)
  }
  expect(sums).toEqual([
    [3_333, 435],
    [3_334, 434],
    [3_333, 435],
  ])
})

test('a refund of the price reduces what is left for the jars', () => {
  const at = part()
  const cheaper = after(at, mustPrice([at], [jars(at, 0, { amountCents: 1_000 })]))
  expect(mustPrice([cheaper], [jars(at, 1)])).toMatchObject({ amountCents: 3_000, vatCents: 392 })
  expect(mustPrice([cheaper], [jars(at, 3)])).toMatchObject({ amountCents: 9_000, vatCents: 1_174 })
})

test('a given amount replaces the jars’ share', () => {
  const at = part()
  expect(mustPrice([at], [jars(at, 1, { amountCents: 5_000 })]).amountCents).toBe(5_000)
  expect(price([at], [jars(at, 1, { amountCents: 10_001 })])).toEqual({
    ok: false,
    reason: 'too_much',
    of: at.itemId,
    maxCents: 10_000,
  })
})

test('a refund of goods without VAT contains none', () => {
  const at = part({ vatCents: 0 })
  expect(mustPrice([at], [jars(at, 2)])).toMatchObject({ amountCents: 6_667, vatCents: 0 })
})

test('the delivery is a separate part', () => {
  const [at, courier] = [part(), delivery()]
  const priced = mustPrice([at, courier], [jars(at, 3)], 7_500)
  expect(priced).toMatchObject({ amountCents: 17_500, vatCents: 2_282 })
  expect(priced.lines[1]).toEqual({
    orderItemId: null,
    quantity: 0,
    amountCents: 7_500,
    vatCents: 978,
    restocks: false,
  })
  expect(price([at, courier], [], 7_501)).toMatchObject({ of: 'delivery', maxCents: 7_500 })
})

describe('refuses', () => {
  const at = part({ refunded: { quantity: 2, amountCents: 6_667, vatCents: 869 } })
  test.each([
    ['more jars than are left', [jars(at, 2)], { reason: 'too_many', itemId: at.itemId, left: 1 }],
    ['an item of another order', [jars(part(), 1)], { reason: 'unknown_item' }],
    [
      'returning no jar to stock',
      [jars(at, 0, { amountCents: 1, restocks: true })],
      { reason: 'cannot_restock' },
    ],
    ['an empty refund', [], { reason: 'nothing_to_refund' }],
    ['jars for nothing', [jars(at, 1, { amountCents: 0 })], { reason: 'nothing_to_refund' }],
  ])('%s', (_what, lines, refusal) => {
    expect(price([at, delivery()], lines)).toMatchObject({ ok: false, ...refusal })
  })

  test('returning to stock if the stock is restored already', () => {
    expect(price([at], [jars(at, 1, { restocks: true })], 0, false)).toMatchObject({
      reason: 'cannot_restock',
      itemId: at.itemId,
    })
  })
})

/** The part after a refund failed: its reserved amount can be used again. */
const before = (at: OrderPart, { lines, ...priced }: PricedRefund): OrderPart =>
  after(at, {
    ...priced,
    lines: lines.map((line) => ({
      ...line,
      quantity: -line.quantity,
      amountCents: -line.amountCents,
      vatCents: -line.vatCents,
    })),
  })

/** A part and a sequence of steps: some of it is refunded, or one of the earlier refunds fails. */
const walk = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  chargedCents: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 500_000 })),
  vatShare: fc.double({ min: 0, max: 1, noNaN: true }),
  steps: fc.array(
    fc.oneof(
      fc.record({
        jars: fc.constantFrom(0, 0, 0, 1, 2),
        cents: fc.option(fc.oneof(fc.constant(1), fc.nat(40_000))),
      }),
      fc.record({ fails: fc.nat(40) }),
    ),
    { maxLength: 60, size: 'max' },
  ),
})

test('the VAT of failed refunds is refunded later, and is never negative', () => {
  let at = part({ chargedCents: 100, vatCents: 30 })
  const cent = () => mustPrice([at], [jars(at, 0, { amountCents: 1 })])
  const taken = Array.from({ length: 5 }, () => {
    const priced = cent()
    at = after(at, priced)
    return priced
  })
  expect(taken.map(({ vatCents }) => vatCents)).toEqual([0, 1, 0, 0, 1])
  // Keep only those that contain VAT: more than belongs to two cents.
  for (const failed of taken.filter(({ vatCents }) => vatCents === 0)) at = before(at, failed)
  expect(at.refunded).toEqual({ quantity: 0, amountCents: 2, vatCents: 2 })
  expect(cent().vatCents).toBe(0)
  expect(mustPrice([at], [jars(at, 3)])).toMatchObject({ amountCents: 98, vatCents: 28 })
})

test('however it is split, and whatever fails in between, everything charged is refunded, with its VAT', () => {
  fc.assert(
    fc.property(walk, ({ quantity, chargedCents, vatShare, steps }) => {
      let at = part({ quantity, chargedCents, vatCents: Math.floor(chargedCents * vatShare) })
      const standing: PricedRefund[] = []
      for (const step of steps) {
        if ('fails' in step) {
          const [failed] = standing.splice(step.fails % (standing.length || 1), 1)
          if (failed) at = before(at, failed)
          continue
        }
        const own = step.cents === null ? {} : { amountCents: step.cents }
        const priced = price([at], [jars(at, step.jars, own)])
        if (!priced.ok) continue
        standing.push(priced)
        at = after(at, priced)
        expectWithinBounds(at, priced)
      }
      const left = at.chargedCents - at.refunded.amountCents
      if (left > 0) {
        const rest = mustPrice([at], [jars(at, at.quantity - at.refunded.quantity, { amountCents: left })])
        at = after(at, rest)
        expectWithinBounds(at, rest)
      }
      expect(at.refunded).toMatchObject({ amountCents: chargedCents, vatCents: at.vatCents })
    }),
    { seed: 4711, numRuns: 3_000 },
  )
})

function expectWithinBounds({ chargedCents, vatCents, refunded }: OrderPart, { lines }: PricedRefund) {
  for (const line of lines) {
    expect(line.vatCents).toBeGreaterThanOrEqual(0)
    expect(line.vatCents).toBeLessThanOrEqual(line.amountCents)
  }
  expect(refunded.amountCents).toBeLessThanOrEqual(chargedCents)
  expect(refunded.vatCents).toBeLessThanOrEqual(vatCents)
}
