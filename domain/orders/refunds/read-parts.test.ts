import { expect, test } from 'vitest'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { placePaid } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { readParts } from './index.ts'

const shop = useTestDatabase()

test('refuses a stranger and its own buyer; staff and the shop itself read the same', async () => {
  const ctx = testCtx(shop())
  const ann = await addPerson(ctx, { roles: ['admin'] })
  const { id: orderId, accessKey, totalCents } = await placePaid({ ...ctx, actor: ann.actor })
  for (const actor of [{ role: 'visitor', orderKey: accessKey }, ann.actor] as const) {
    const reading = inTransaction({ ...ctx, actor }, (ctx) => readParts(ctx, { orderId }))
    await expect(reading).rejects.toMatchObject({ code: 'forbidden' })
  }
  const byStaff = await inTransaction({ ...ctx, actor: asStaff(ann) }, (ctx) => readParts(ctx, { orderId }))
  expect(byStaff.map(({ quantity }) => quantity)).toEqual([3, 1, 0])
  expect(byStaff.reduce((sum, { chargedCents }) => sum + chargedCents, 0)).toBe(totalCents)
  expect(await inTransaction(asShop(ctx), (ctx) => readParts(ctx, { orderId }))).toEqual(byStaff)
})
