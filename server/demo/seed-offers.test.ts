import { expect, test } from 'vitest'
import { seedOffers as seeds } from '#database/seed/catalog/offers.ts'
import { offers } from '#database/schema/index.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { seedOffers } from './seed-offers.ts'

const shop = useTestDatabase()

test('the demo gets its offers once, even from two starts together, and its pages say them', async () => {
  await Promise.all([seedOffers(testCtx(shop())), seedOffers(testCtx(shop()))])
  const ctx = testCtx(shop())
  expect(await inTransaction(asShop(ctx), ({ db }) => db.$count(offers))).toBe(seeds.length)
  for (const { product: id, amountCents, name } of seeds) {
    const { product } = await getProduct(ctx, { id, language: 'th' })
    expect(product).toMatchObject({ priceCents: amountCents, sale: { name: name.th } })
    expect(product.sale?.listPriceCents).toBeGreaterThan(amountCents)
  }
})
