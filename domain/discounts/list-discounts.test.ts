import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDiscount } from '#tests/helpers/discounts.ts'
import { bringTo, mustPlaceRow, orderOf } from '#tests/helpers/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/helpers/people.ts'
import { addProduct } from '#tests/helpers/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Actor, Ctx } from '../context.ts'
import { listDiscounts } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let ada: TestPerson
beforeAll(async () => {
  ada = await addPerson(ctx(), { roles: ['admin'] })
})
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(ada, true) })

test('lists the newest first, each with its uses and its state', async () => {
  const [past, future] = [new Date('2026-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z')]
  const added = [
    await addDiscount(ctx(), { createdAt: new Date('2031-01-01T00:00:00Z'), maxUses: 2 }),
    await addDiscount(ctx(), { createdAt: new Date('2032-01-01T00:00:00Z'), maxUses: 3 }),
    await addDiscount(ctx(), { createdAt: new Date('2033-01-01T00:00:00Z'), startsAt: future, maxUses: 1 }),
    await addDiscount(ctx(), { createdAt: new Date('2034-01-01T00:00:00Z'), endsAt: past }),
  ]
  const product = await addProduct(ctx())
  for (const { code: discountCode } of added.slice(0, 2)) {
    const input = orderOf([{ product, quantity: 1 }], {
      delivery: { method: 'pickup' },
      discountCode,
      agreedTotalCents: 8910,
    })
    await mustPlaceRow(ctx(), input)
    await mustPlaceRow(ctx(), input)
  }
  const off = orderOf([{ product, quantity: 1 }], {
    delivery: { method: 'pickup' },
    discountCode: added[1]?.code,
    agreedTotalCents: 8910,
  })
  await bringTo(staff(), (await mustPlaceRow(ctx(), off)).id, 'cancelled')

  const listed = await listDiscounts(staff())
  expect(listed.slice(0, 4).map(({ code, uses, state }) => [code, uses, state])).toEqual([
    [added[3]?.code, 0, 'ended'],
    [added[2]?.code, 0, 'not_started'],
    [added[1]?.code, 2, 'running'],
    [added[0]?.code, 2, 'used_up'],
  ])
})

test.each<Actor>([
  { role: 'visitor' },
  { role: 'customer', id: randomUUID() },
  { role: 'staff', id: randomUUID(), isAdmin: false },
  { role: 'shop' },
])('refuses a stranger: $role', async (actor) => {
  await expect(listDiscounts({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
})
