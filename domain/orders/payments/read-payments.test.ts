import { expect, test } from 'vitest'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { placePaid } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { readPayments } from './index.ts'

const shop = useTestDatabase()

test('refuses a stranger and its own buyer; staff and the shop itself read the same', async () => {
  const ctx = testCtx(shop())
  const ann = await addPerson(ctx, { roles: ['admin'] })
  const order = await placePaid({ ...ctx, actor: ann.actor })
  const placed = { id: order.id, paymentStatus: 'paid', totalCents: order.totalCents } as const
  for (const actor of [{ role: 'visitor', orderKey: order.accessKey }, ann.actor] as const) {
    const reading = inTransaction({ ...ctx, actor }, (ctx) => readPayments(ctx, placed))
    await expect(reading).rejects.toMatchObject({ code: 'forbidden' })
  }
  const byStaff = await inTransaction({ ...ctx, actor: asStaff(ann) }, (ctx) => readPayments(ctx, placed))
  expect(byStaff).toMatchObject([
    { reference: order.reference, leftCents: order.totalCents, surplusCents: 0 },
  ])
  expect(await inTransaction(asShop(ctx), (ctx) => readPayments(ctx, placed))).toEqual(byStaff)
})
