import { expect, test } from 'vitest'
import { seedSets as sets } from '#database/seed/catalog/sets.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import { asShop } from '#domain/kernel/context.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { seedSets } from './seed-sets.ts'

const shop = useTestDatabase()

test('the demo gets its boxes once, each with its parts, in stock and for less than its parts cost', async () => {
  const ctx = testCtx(shop())
  await seedSets(asShop(ctx))
  await seedSets(asShop(ctx))
  for (const { slug, parts } of sets) {
    const { product } = await getProduct(ctx, { id: slug, language: 'th' })
    expect(product.parts.map((part) => part.slug)).toEqual(parts)
    expect(product.stock.state).toBe('in_stock')
    expect(product.allergens).not.toBeNull()
    expect(product.images).toHaveLength(1)
    const prices = await Promise.all(
      parts.map(async (id) => (await getProduct(ctx, { id, language: 'en' })).product.priceCents),
    )
    expect(product.priceCents).toBeLessThan(prices.reduce((sum, cents) => sum + cents, 0))
  }
})
