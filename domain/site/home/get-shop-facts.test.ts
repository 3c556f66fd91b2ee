import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asOwner } from '#tests/databases/as-owner.ts'
import { addOffer } from '#tests/data/offers.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { receive } from '#tests/data/stock.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getShopFacts } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moderator: staff } = useStaff(ctx)
const facts = () => getShopFacts(ctx(), { language: 'en' })

test('visitors read the lowest price, a product of each heat and the newest batch, of what is shown', async () => {
  await asOwner(shop(), 'update products set is_active = false')
  expect(await facts()).toEqual({ fromCents: null, ladder: [], batch: undefined })

  await addProduct(ctx(), { priceCents: 100, spiceLevel: 1, isActive: false })
  const hot = await addProduct(ctx(), { priceCents: 9_900, spiceLevel: 5 })
  const mild = await addProduct(ctx(), { priceCents: 7_900, spiceLevel: 0 })
  await receive(staff(), { product: hot, batchCode: 'OLD', bestBefore: '2027-01-31', quantity: 3 })
  await receive(staff(), { product: mild, batchCode: 'NEW', bestBefore: '2027-03-31', quantity: 3 })
  const { fromCents, ladder, batch } = await facts()
  expect(fromCents).toBe(7_900)
  expect(ladder.map(({ level, slug }) => [level, slug])).toEqual([
    [0, mild.slug],
    [5, hot.slug],
  ])
  expect(batch).toMatchObject({ code: 'NEW', slug: mild.slug })

  await asOwner(shop(), `update batches set remaining = 0 where code = 'NEW'`)
  expect((await facts()).batch).toMatchObject({ code: 'OLD' })
})

test('the lowest price is a sale price, where one makes it so', async () => {
  await asOwner(shop(), 'update products set is_active = false')
  const cheap = await addProduct(ctx(), { priceCents: 5_000 })
  const dear = await addProduct(ctx(), { priceCents: 9_000 })
  await addOffer(ctx(), { kind: 'percent', percent: 50, productId: dear.id })
  expect((await facts()).fromCents).toBe(4_500)
  await addOffer(ctx(), { kind: 'percent', percent: 20 })
  expect((await facts()).fromCents).toBe(4_000)
  await addOffer(ctx(), { kind: 'percent', percent: 90, minimumQuantity: 2 })
  await addOffer(ctx(), { kind: 'sale_price', amountCents: 3_900, productId: cheap.id })
  expect((await facts()).fromCents).toBe(3_900)
  await asOwner(
    shop(),
    `update products set is_active = id <> '${cheap.id}' where id in ('${cheap.id}', '${dear.id}')`,
  )
  expect((await facts()).fromCents).toBe(4_500)
})

test('of a batch visitors read what its jars say, not how many came', async () => {
  await expect(ctx().db.execute(sql`select received_quantity from batches`)).rejects.toThrow()
})
