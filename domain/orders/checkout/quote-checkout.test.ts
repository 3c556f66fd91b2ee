import { describe, expect, test } from 'vitest'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { vatInside } from '#shared/kernel/money.ts'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import { dearestDelivery, deliveryCentsFor, deliveryOffer, freeDeliveryFromCents } from './delivery-rates.ts'
import { quoteCheckout } from './index.ts'
import { PROVINCES, type Province } from '#shared/accounts/provinces.ts'

const shop = useTestDatabase()

async function quote(quantity: number, deliveryMethod: 'courier' | 'pickup', province?: Province) {
  const product = await addProduct(testCtx(shop()))
  const lines = [{ productId: product.id, quantity }]
  return {
    product,
    quoted: await quoteCheckout(testCtx(shop()), { lines, language: 'en', deliveryMethod, province }),
  }
}

const to = (province: Province | undefined) => ({ deliveryMethod: 'courier' as const, province })
describe('delivery', () => {
  const { delivery } = DEFAULT_SETTINGS
  test.each(PROVINCES)('to %s costs what its zone costs', (province) => {
    const { cents } = delivery.zones[delivery.provinces[province]]
    expect(deliveryCentsFor(delivery, to(province), 100)).toBe(cents)
  })

  test('is free from the threshold on, and for pick-up at the restaurant', () => {
    expect(deliveryCentsFor(delivery, to('GP'), 60_000)).toBe(0)
    expect(deliveryCentsFor(delivery, to('GP'), 59_999)).toBe(9900)
    expect(deliveryCentsFor(delivery, { deliveryMethod: 'pickup', province: undefined }, 100)).toBe(0)
  })

  test('where zones differ, each has its own threshold, and without a province only what is free everywhere is', () => {
    const { near, main, far } = delivery.zones
    const apart = {
      ...delivery,
      zones: { near: { ...near, freeFromCents: 30_000 }, main, far: { ...far, freeFromCents: 90_000 } },
    }
    expect(PROVINCES.map((province) => freeDeliveryFromCents(apart, province))).toEqual([
      60_000, 60_000, 60_000, 60_000, 90_000, 90_000, 90_000, 90_000, 30_000,
    ])
    expect(deliveryCentsFor(apart, to('WC'), 30_000)).toBe(0)
    expect(deliveryCentsFor(apart, to(undefined), 60_000)).toBeNull()
    expect(deliveryCentsFor(apart, to(undefined), 90_000)).toBe(0)
    expect(deliveryOffer(apart, 60_000)).toMatchObject({
      fromCents: 7500,
      toCents: 12_900,
      freeFromCents: 90_000,
    })
    const never = { ...apart, zones: { ...apart.zones, far: { ...far, freeFromCents: null } } }
    expect(deliveryOffer(never, 0).freeFromCents).toBeNull()
    expect(deliveryCentsFor(never, to('LP'), 900_000)).toBe(12_900)
    // Delivery that costs nothing is free from the first cent.
    const none = { ...never, zones: { near, main, far: { cents: 0, freeFromCents: null } } }
    expect(deliveryOffer(none, 0).freeFromCents).toBe(60_000)
    expect(deliveryCentsFor(none, to('LP'), 1)).toBe(0)
  })
})

test('the order costs what was quoted', async () => {
  const { product, quoted } = await quote(2, 'courier', 'WC')
  const agreedTotalCents = quoted.totalCents ?? 0
  expect(quoted).toMatchObject({ deliveryCents: 7500, totalCents: 27_300 })
  expect(quoted.vatCents).toBe(vatInside(19_800, 15) + vatInside(7500, 15))
  await mustPlace(testCtx(shop()), orderOf([{ product, quantity: 2 }], { agreedTotalCents }))
})

test('without a province there is no total yet', async () => {
  expect((await quote(1, 'courier')).quoted).toMatchObject({
    deliveryCents: null,
    totalCents: null,
    vatCents: null,
  })
})

test('says how much is missing for free delivery', async () => {
  expect((await quote(1, 'courier', 'WC')).quoted.freeDeliveryGapCents).toBe(60_000 - 9900)
  expect((await quote(7, 'courier', 'WC')).quoted).toMatchObject({
    freeDeliveryGapCents: null,
    deliveryCents: 0,
  })
  expect((await quote(1, 'pickup')).quoted.freeDeliveryGapCents).toBeNull()
})

const icePack = { cents: 3_500, weekdays: ['mon' as const] }

test('what delivery costs at most counts the ice pack, and is not said of what is only collected', () => {
  const { delivery } = DEFAULT_SETTINGS
  const jar = { priceCents: 9_900, keepCold: true }
  expect(dearestDelivery({ ...delivery, icePack }, jar)).toBe(12_900 + 3_500)
  expect(dearestDelivery({ ...delivery, icePack }, { ...jar, keepCold: false })).toBe(12_900)
  expect(dearestDelivery(delivery, jar)).toBeNull()
})
