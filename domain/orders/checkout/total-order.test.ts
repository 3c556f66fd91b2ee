import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VAT_CLASSES, type VatClass, vatInside } from '#shared/kernel/money.ts'
import { DELIVERY_ZONES } from '#shared/base/settings/groups.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import type { DiscountTerms } from '../discounts/views.ts'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { deliveryCentsFor } from './delivery-rates.ts'
import { priceGoods } from '../discounts/index.ts'
import { totalOrder as totalPriced } from './total-order.ts'

/** Prices lines without any offer, and adds them up. */
function totalOrder<Line extends { totalCents: number; vatClass: VatClass; keepCold: boolean }>(
  lines: Line[],
  destination: Parameters<typeof totalPriced>[1],
  terms: DiscountTerms | undefined,
  settings: Parameters<typeof totalPriced>[3],
) {
  const one = { productId: null, categoryId: null, quantity: 1, sale: null }
  const goods = lines.map((line) => ({ ...line, ...one, unitPriceCents: line.totalCents }))
  const priced = priceGoods(goods, { offers: [], terms }, settings.tax.vatPercent)
  return { ...priced, ...totalPriced(priced, destination, terms, settings) }
}

const goods = fc.array(
  fc.record({
    totalCents: fc.integer({ min: 1, max: 90_000 }),
    vatClass: fc.constantFrom(...VAT_CLASSES),
    keepCold: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)
const destination = fc.record({
  deliveryMethod: fc.constantFrom('courier' as const, 'pickup' as const),
  province: fc.constantFrom(...PROVINCES, undefined),
})
const terms: fc.Arbitrary<DiscountTerms | undefined> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountCents: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({ kind: fc.constant('free_delivery' as const) }),
  fc.constant(undefined),
)

const zone = fc.record({
  cents: fc.integer({ min: 0, max: 20_000 }),
  freeFromCents: fc.option(fc.integer({ min: 0, max: 100_000 })),
})
const settings = fc.record({
  delivery: fc.record({
    zones: fc.record({ near: zone, main: zone, far: zone }),
    provinces: fc
      .array(fc.constantFrom(...DELIVERY_ZONES), { minLength: 9, maxLength: 9 })
      .map((zones) => Object.fromEntries(PROVINCES.map((province, at) => [province, zones[at]]))),
    icePack: fc.option(
      fc.record({ cents: fc.integer({ min: 0, max: 10_000 }), weekdays: fc.constant(['mon' as const]) }),
    ),
  }) as fc.Arbitrary<DeliverySettings>,
  tax: fc.record({ vatPercent: fc.integer({ min: 0, max: 5_000 }).map((rate) => rate / 100) }),
})

test('the total of any order is goods less discount plus delivery, as the table’s checks require', () => {
  fc.assert(
    fc.property(goods, destination, terms, settings, (goods, destination, terms, settings) => {
      const { lines, subtotalCents, discountCents, deliveryCents, totalCents, vatCents } = totalOrder(
        goods,
        destination,
        terms,
        settings,
      )
      expect(subtotalCents).toBe(goods.reduce((sum, line) => sum + line.totalCents, 0))
      expect(discountCents).toBeGreaterThanOrEqual(0)
      expect(discountCents).toBeLessThanOrEqual(subtotalCents)
      expect(lines.reduce((sum, line) => sum + line.discountCents, 0)).toBe(discountCents)
      if (deliveryCents === null) {
        expect([totalCents, vatCents]).toEqual([null, null])
        return
      }
      expect(totalCents).toBe(subtotalCents - discountCents + deliveryCents)
      const parts = lines.reduce(
        (sum, line) => sum + line.vatCents,
        vatInside(deliveryCents, settings.tax.vatPercent),
      )
      expect(vatCents).toBe(parts)
      const netCents = (totalCents ?? 0) - parts
      expect(netCents).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('only a code for free delivery, and the ice pack of chilled jars, change what delivery costs', () => {
  fc.assert(
    fc.property(goods, destination, terms, settings, (goods, destination, terms, settings) => {
      const { deliveryCents, icePackCents, subtotalCents } = totalOrder(goods, destination, terms, settings)
      const usual = deliveryCentsFor(settings.delivery, destination, subtotalCents)
      const courier = terms?.kind === 'free_delivery' ? 0 : usual
      expect(deliveryCents).toBe(courier === null ? null : courier + (icePackCents ?? 0))
      const needsOne = destination.deliveryMethod === 'courier' && goods.some(({ keepCold }) => keepCold)
      expect(icePackCents).toBe(needsOne ? (settings.delivery.icePack?.cents ?? null) : null)
    }),
  )
})

test('free delivery depends on the goods before the discount', () => {
  const goods = [{ totalCents: 60_000, vatClass: 'standard' as const, keepCold: false }]
  const toDoor = { deliveryMethod: 'courier', province: 'NC' } as const
  expect(totalOrder(goods, toDoor, { kind: 'percent', percent: 50 }, DEFAULT_SETTINGS)).toMatchObject({
    deliveryCents: 0,
    totalCents: 60_000 / 2,
  })
})

test('free delivery does not take in the ice pack, which an order pays once', () => {
  const jar = { totalCents: 40_000, vatClass: 'standard' as const, keepCold: true }
  const toDoor = { deliveryMethod: 'courier', province: 'NC' } as const
  const delivery = { ...DEFAULT_SETTINGS.delivery, icePack: { cents: 3_500, weekdays: ['mon' as const] } }
  const settings = { ...DEFAULT_SETTINGS, delivery }
  const parts = (goods: (typeof jar)[], terms?: DiscountTerms) => {
    const { deliveryCents, icePackCents, totalCents } = totalOrder(goods, toDoor, terms, settings)
    return { deliveryCents, icePackCents, totalCents }
  }
  expect(parts([jar])).toEqual({ deliveryCents: 16_400, icePackCents: 3_500, totalCents: 56_400 })
  expect(parts([jar, jar])).toEqual({ deliveryCents: 3_500, icePackCents: 3_500, totalCents: 83_500 })
  expect(parts([jar], { kind: 'free_delivery' })).toEqual({
    deliveryCents: 3_500,
    icePackCents: 3_500,
    totalCents: 43_500,
  })
  expect(parts([{ ...jar, keepCold: false }])).toMatchObject({ deliveryCents: 12_900, icePackCents: null })
})
