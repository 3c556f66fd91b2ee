import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VAT_CLASSES, vatInside, vatPercentOf } from '#shared/kernel/money.ts'
import { applyDiscount } from './apply-discount.ts'
import type { DiscountTerms } from './views.ts'

const line = fc.record({
  totalCents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 50_000_000 })),
  vatClass: fc.constantFrom(...VAT_CLASSES),
})
const lines = fc.array(line, { maxLength: 40 })
const terms: fc.Arbitrary<DiscountTerms | undefined> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountCents: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.record({ kind: fc.constant('free_delivery' as const) }),
  fc.constant(undefined),
)
const sum = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const goodsOf = (cart: { totalCents: number }[]) => sum(cart.map(({ totalCents }) => totalCents))

describe('for any cart', () => {
  test('the parts add up to the discount, and none is negative or more than its line', () => {
    fc.assert(
      fc.property(lines, terms, (cart, terms) => {
        const { lines, discountCents } = applyDiscount(cart, terms, 15)
        expect(sum(lines.map((line) => line.discountCents))).toBe(discountCents)
        for (const line of lines) {
          expect(Number.isSafeInteger(line.discountCents)).toBe(true)
          expect(line.discountCents).toBeGreaterThanOrEqual(0)
          expect(line.discountCents).toBeLessThanOrEqual(line.totalCents)
        }
      }),
    )
  })

  test('the discount is never more than the goods, and lines do not change otherwise', () => {
    fc.assert(
      fc.property(lines, terms, (cart, terms) => {
        const { lines, discountCents } = applyDiscount(cart, terms, 15)
        expect(discountCents).toBeLessThanOrEqual(goodsOf(cart))
        expect(lines).toMatchObject(cart)
      }),
    )
  })

  test('a line’s part is its share, to the cent', () => {
    fc.assert(
      fc.property(lines, terms, (cart, terms) => {
        const { lines, discountCents } = applyDiscount(cart, terms, 15)
        const goods = goodsOf(cart)
        for (const { totalCents, discountCents: part } of lines) {
          const share = goods === 0 ? 0 : (discountCents / goods) * totalCents
          expect(Math.abs(part - share)).toBeLessThan(1 + 1e-6)
        }
      }),
    )
  })

  test('VAT and net amount of a line add up to its charge', () => {
    fc.assert(
      fc.property(lines, terms, (cart, terms) => {
        for (const { totalCents, discountCents, vatCents, vatClass } of applyDiscount(cart, terms, 15)
          .lines) {
          const charged = totalCents - discountCents
          const net = charged - vatCents
          expect(vatCents).toBe(vatInside(charged, vatPercentOf(vatClass, 15)))
          expect(net).toBeGreaterThanOrEqual(0)
          expect(vatCents).toBeGreaterThanOrEqual(0)
          if (vatClass === 'zero') expect(vatCents).toBe(0)
        }
      }),
    )
  })

  test('a higher percentage never takes off less, and 100 takes off everything', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 99 }), (cart, percent) => {
        const off = (percent: number) => applyDiscount(cart, { kind: 'percent', percent }, 15).discountCents
        expect(off(percent)).toBeLessThanOrEqual(off(percent + 1))
        expect(off(100)).toBe(goodsOf(cart))
      }),
    )
  })

  test('the same cart always gets the same parts', () => {
    fc.assert(
      fc.property(lines, terms, (cart, terms) => {
        expect(applyDiscount(structuredClone(cart), terms, 15)).toEqual(applyDiscount(cart, terms, 15))
      }),
    )
  })
})

const partsOf = (totals: number[], terms: DiscountTerms) =>
  applyDiscount(
    totals.map((totalCents) => ({ totalCents, vatClass: 'standard' as const })),
    terms,
    15,
  ).lines.map(({ discountCents }) => discountCents)

test.each<[string, number[], DiscountTerms, number[]]>([
  ['a cent goes to the first of equals', [100, 100, 100], { kind: 'amount', amountCents: 100 }, [34, 33, 33]],
  ['a cent goes to the largest remainder', [10, 60, 30], { kind: 'amount', amountCents: 16 }, [2, 9, 5]],
  ['an amount stops at the goods', [500, 0], { kind: 'amount', amountCents: 900 }, [500, 0]],
  ['half a cent is rounded up', [150], { kind: 'percent', percent: 33 }, [50]],
  ['goods that cost nothing', [0, 0], { kind: 'percent', percent: 100 }, [0, 0]],
  ['no goods', [], { kind: 'amount', amountCents: 100 }, []],
  ['free delivery takes nothing off the goods', [9900], { kind: 'free_delivery' }, [0]],
  [
    'amounts whose product exceeds a safe integer',
    [999_999_999, 999_999_998],
    { kind: 'amount', amountCents: 999_999_997 },
    [499_999_999, 499_999_998],
  ],
])('%s', (_what, totals, terms, parts) => {
  expect(partsOf(totals, terms)).toEqual(parts)
})
