import { describe, expect, test } from 'vitest'
import { mustPlace, orderOf } from '#tests/helpers/orders.ts'
import { addProduct } from '#tests/helpers/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { vatInside } from '#shared/money.ts'
import { COURIER_CENTS, deliveryCentsFor, FREE_DELIVERY_FROM_CENTS } from './delivery-rates.ts'
import { quoteCheckout } from './index.ts'
import { PROVINCES, type Province } from '#shared/provinces.ts'

const shop = useTestDatabase()

async function quote(quantity: number, deliveryMethod: 'courier' | 'pickup', province?: Province) {
  const product = await addProduct(testCtx(shop()))
  const lines = [{ productId: product.id, quantity }]
  return {
    product,
    quoted: await quoteCheckout(testCtx(shop()), { lines, language: 'en', deliveryMethod, province }),
  }
}

describe('delivery', () => {
  test.each(PROVINCES)('to %s has a flat rate', (province) => {
    expect(deliveryCentsFor('courier', province, 100)).toBe(COURIER_CENTS[province])
    expect(COURIER_CENTS[province]).toBeGreaterThan(0)
  })

  test('is free from the threshold on, and for pick-up at the restaurant', () => {
    expect(deliveryCentsFor('courier', 'GP', FREE_DELIVERY_FROM_CENTS)).toBe(0)
    expect(deliveryCentsFor('courier', 'GP', FREE_DELIVERY_FROM_CENTS - 1)).toBe(COURIER_CENTS.GP)
    expect(deliveryCentsFor('pickup', undefined, 100)).toBe(0)
  })
})

test('the order costs what was quoted', async () => {
  const { product, quoted } = await quote(2, 'courier', 'WC')
  const agreedTotalCents = quoted.totalCents ?? 0
  expect(quoted).toMatchObject({ deliveryCents: 7500, totalCents: 27_300 })
  expect(quoted.vatCents).toBe(vatInside(19_800, 'standard') + vatInside(7500, 'standard'))
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
  expect((await quote(1, 'courier', 'WC')).quoted.freeDeliveryGapCents).toBe(FREE_DELIVERY_FROM_CENTS - 9900)
  expect((await quote(7, 'courier', 'WC')).quoted).toMatchObject({
    freeDeliveryGapCents: null,
    deliveryCents: 0,
  })
  expect((await quote(1, 'pickup')).quoted.freeDeliveryGapCents).toBeNull()
})
