import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()

test('every order gets a number of its own, the millionth too', async () => {
  const ctx = testCtx(shop())
  const product = await addProduct(ctx)
  const place = async () => (await mustPlace(ctx, orderOf([{ product, quantity: 1 }]))).number
  const first = await place()
  await ctx.db.transaction(async (db) => {
    await db.execute(sql`set local role none`)
    await db.execute(sql`select setval('order_numbers', 999999)`)
  })
  const year = first.slice(0, 'KROK-26-'.length)
  expect(first).toMatch(/^KROK-\d\d-\d{6}$/)
  expect([await place(), await place()]).toEqual([`${year}1000000`, `${year}1000001`])
})
