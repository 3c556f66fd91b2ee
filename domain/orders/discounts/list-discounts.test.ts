import { expect, test } from 'vitest'
import { DISCOUNT_STATES } from '#shared/orders/discount-codes.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { bringTo, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { getDiscount, listDiscounts } from './index.ts'
import { listDiscountsInput } from './schemas.ts'
import { useStaff } from '#tests/data/people.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin: staff } = useStaff(ctx)

test('lists the newest first, each with its uses, what it took off, and its state', async () => {
  const [past, future] = [new Date('2026-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z')]
  const added = [
    await addDiscount(ctx(), { createdAt: new Date('2031-01-01T00:00:00Z'), maxUses: 2 }),
    await addDiscount(ctx(), { createdAt: new Date('2032-01-01T00:00:00Z'), maxUses: 3 }),
    await addDiscount(ctx(), { createdAt: new Date('2033-01-01T00:00:00Z'), startsAt: future, maxUses: 1 }),
    await addDiscount(ctx(), { createdAt: new Date('2034-01-01T00:00:00Z'), endsAt: past }),
    await addDiscount(ctx(), { createdAt: new Date('2035-01-01T00:00:00Z'), offAt: past }),
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

  const { items: listed } = await listDiscounts(staff(), {})
  expect(listed.map(({ code, uses, givenCents, state }) => [code, uses, givenCents, state])).toEqual([
    [added[4]?.code, 0, 0, 'off'],
    [added[3]?.code, 0, 0, 'ended'],
    [added[2]?.code, 0, 0, 'not_started'],
    [added[1]?.code, 2, 1980, 'running'],
    [added[0]?.code, 2, 1980, 'used_up'],
  ])
  for (const state of DISCOUNT_STATES) {
    const { items } = await listDiscounts(staff(), { state })
    expect(items).toEqual(listed.filter((one) => one.state === state))
    expect(items).toHaveLength(1)
  }
  const part = added[2]?.code.slice(5).toLowerCase()
  expect((await listDiscounts(staff(), listDiscountsInput.parse({ search: part }))).items).toEqual([
    listed[2],
  ])
  expect((await listDiscounts(staff(), listDiscountsInput.parse({ search: '%' }))).items).toEqual([])
  expect(await getDiscount(staff(), { id: added[0]?.id ?? '' })).toEqual(listed[4])
})

test.each<Actor>([...BELOW_ADMIN, { role: 'shop' }])('refuses a stranger: $role', async (actor) => {
  await expect(listDiscounts({ ...ctx(), actor }, {})).rejects.toMatchObject({ code: 'forbidden' })
  const { id } = await addDiscount(ctx())
  await expect(getDiscount({ ...ctx(), actor }, { id })).rejects.toMatchObject({ code: 'forbidden' })
})

test('pages neither repeat nor skip a code', async () => {
  const createdAt = new Date('2040-01-01T00:00:00Z')
  const added = new Set<string>()
  for (let i = 0; i < 51; i += 1) added.add((await addDiscount(ctx(), { createdAt })).id)
  const first = await listDiscounts(staff(), {})
  expect([first.items.length, first.previous]).toEqual([50, null])
  const second = await listDiscounts(staff(), { after: first.next ?? '' })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => added.has(id))).toHaveLength(51)
  expect((await listDiscounts(staff(), { before: second.previous ?? '' })).items).toEqual(first.items)
})
