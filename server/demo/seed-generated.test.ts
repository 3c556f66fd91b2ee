import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#database/schema/index.ts'
import { generateProduct } from '#database/seed/catalog/generated/generate-product.ts'
import { listProducts } from '#domain/catalog/catalog/index.ts'
import { stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { seedGeneratedProducts } from './seed-generated.ts'

const shop = useTestDatabase()

test('20,000 generated products differ in slug and SKU, and are the same each time', () => {
  const made = Array.from({ length: 20_000 }, (_, i) => generateProduct(i + 1))
  expect(new Set(made.map((product) => product.slug)).size).toBe(20_000)
  expect(new Set(made.map((product) => product.sku)).size).toBe(20_000)
  expect(made.every((product) => /^[a-z0-9-]{1,80}$/.test(product.slug))).toBe(true)
  expect(generateProduct(7)).toEqual(made[6])
  expect(new Set(made.map((product) => product.category)).size).toBe(3)
  expect(made.filter((product) => product.stock === 0).length).toBeGreaterThan(1000)
  // All are kept in a cupboard, whatever their siblings are.
  for (const { storage, shelfLife } of made) {
    expect(storage.en).toMatch(/^Unopened: keep in a cool, dark place/)
    expect(shelfLife).toEqual({ en: '9 months', th: '9 เดือน' })
  }
})

test('they are added after the existing ones, with stock and ledger', async () => {
  const ctx = testCtx(shop())
  const progress: number[] = []
  await seedGeneratedProducts(ctx, 20, (added) => progress.push(added))
  await seedGeneratedProducts(ctx, 5)
  expect(progress).toEqual([20])
  const rows = await ctx.db.select().from(products).where(like(products.sku, 'KR-G%'))
  expect(rows).toHaveLength(25)
  for (const { id, stockQuantity } of rows)
    expect(await stockOf(ctx, id)).toMatchObject({ stock: stockQuantity, ledger: stockQuantity })
  const { total } = await listProducts(ctx, { page: 1, language: 'th' })
  expect(total).toBe(18 + 25)
})
