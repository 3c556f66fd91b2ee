import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#database/schema/index.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { createProducts } from './create-products.ts'

const shop = useTestDatabase()

test.each(BELOW_ADMIN)('createProducts refuses a stranger: $role', async (actor) => {
  await expect(createProducts(testCtx(shop(), { actor }), { products: [] })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('writes the initial stock to the ledger', async () => {
  const ctx = testCtx(shop())
  const { id } = await addProduct(ctx, { initialStock: 7 })
  expect(await stockOf(ctx, id)).toEqual({ stock: 7, ledger: 7, movements: 1 })
  const none = await addProduct(ctx, { initialStock: 0 })
  expect(await stockOf(ctx, none.id)).toEqual({ stock: 0, ledger: 0, movements: 0 })
})

test('derives the short description', async () => {
  const ctx = testCtx(shop())
  const en = `A short sentence that stands alone here. ${'More words follow it. '.repeat(10)}`
  const { id } = await addProduct(ctx, { description: { en, th: 'สั้น' } })
  const [row] = await ctx.db
    .select({ short: products.shortDescription })
    .from(products)
    .where(eq(products.id, id))
  expect(row?.short).toEqual({ en: expect.stringMatching(/^A short sentence.*\.$/), th: 'สั้น' })
  expect(row?.short.en.length).toBeLessThanOrEqual(100)
})

test('creates all or none: a taken slug undoes the others', async () => {
  const ctx = testCtx(shop())
  const before = await ctx.db.$count(products)
  await expect(addProduct(ctx, { slug: 'pad-thai-sauce' })).rejects.toThrow()
  expect(await ctx.db.$count(products)).toBe(before)
})
