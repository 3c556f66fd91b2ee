import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { later } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { forgetKeys } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

test('a key finds its order for 30 days; then the key and the hash of the order are cleared', async () => {
  const product = await addProduct(ctx())
  const input = orderOf([{ product, quantity: 1 }])
  const keys = [randomUUID(), randomUUID()]
  for (const key of keys) await mustPlace(ctx(), input, key)
  const stored = () =>
    inTransaction(asShop(ctx()), ({ db }) =>
      db
        .select({ id: orders.id, key: orders.idempotencyKey, hash: orders.requestHash })
        .from(orders)
        .where(eq(orders.email, input.contact.email)),
    )

  await forgetKeys(asShop(later(ctx(), 29 * DAY)))
  expect((await stored()).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  expect(await mustPlace(ctx(), input, keys[0])).toMatchObject({ isReplay: true })

  await forgetKeys(asShop(later(ctx(), 31 * DAY)))
  const cleared = await stored()
  expect(cleared).toHaveLength(2)
  for (const { id, key, hash } of cleared) expect([key, hash]).toEqual([`none ${id}`, ''])
})

test.each(ALL_BUT_SHOP)('forgetKeys refuses a stranger: $role', async (actor) => {
  await expect(forgetKeys({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
})
