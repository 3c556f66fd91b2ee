import { expect, test } from 'vitest'
import { carts } from '#database/schema/index.ts'
import { addPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { forgetCarts } from './index.ts'

const shop = useTestDatabase()
const ctx = () => asShop(testCtx(shop(), { now: () => new Date('2026-11-22T10:00:00Z') }))

test('carts that nobody has changed for half a year go', async () => {
  const [idle, used] = [await addPerson(ctx()), await addPerson(ctx())]
  await inTransaction(ctx(), async ({ db }) => {
    await db.insert(carts).values([
      { customerId: idle.id, lines: '', updatedAt: new Date('2026-05-25T10:00:00Z') },
      { customerId: used.id, lines: '', updatedAt: new Date('2026-05-27T10:00:00Z') },
    ])
  })
  await forgetCarts(ctx())
  const kept = await inTransaction(ctx(), ({ db }) => db.select({ id: carts.customerId }).from(carts))
  expect(kept).toEqual([{ id: used.id }])
})

test.each(ALL_BUT_SHOP)('forgetCarts refuses a stranger: $role', async (actor) => {
  await expect(forgetCarts({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
})
