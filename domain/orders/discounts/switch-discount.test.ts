import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { discountCodes } from '#database/schema/index.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { auditOf, later, useStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findDiscount, getDiscount, switchDiscount } from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => NOW })
const { ada, admin: staff } = useStaff(ctx)
const read = (id: string) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select().from(discountCodes).where(eq(discountCodes.id, id))
    return row
  })
const reasonOf = async (code: string) => {
  const purchase = { code, goodsCents: 9900, isDeliveryFree: false, customerId: null, email: undefined }
  const found = await inTransaction(asShop(ctx()), (ctx) => findDiscount(ctx, purchase))
  return found.ok ? null : found.reason
}

const off = (id: string, ctx: Ctx = staff()) => switchDiscount(ctx, { id, isOn: false })
const on = (id: string) => switchDiscount(staff(), { id, isOn: true })
const stateOf = async (id: string) => (await getDiscount(staff(), { id })).state

test.each([
  ['runs', null, null, 'running'],
  ['is running', null, new Date('2027-01-01T00:00:00Z'), 'running'],
  ['has not started', new Date('2027-01-01T00:00:00Z'), null, 'not_started'],
  ['has ended', null, new Date('2026-11-01T00:00:00Z'), 'ended'],
])(
  'switches a code that %s off, and on again as it was; the audit says who',
  async (_what, startsAt, endsAt, state) => {
    const { id, code } = await addDiscount(ctx(), { startsAt, endsAt })
    await off(id)
    expect(await reasonOf(code)).toBe('ended')
    expect(await stateOf(id)).toBe('off')
    await on(id)
    expect(await stateOf(id)).toBe(state)
    expect(await read(id)).toMatchObject({ startsAt, endsAt, version: 3 })
    expect(await auditOf(ctx(), id)).toEqual([
      { actorId: ada.id, action: 'discount.ended', details: { code } },
      { actorId: ada.id, action: 'discount.resumed', details: { code } },
    ])
  },
)

test('does not change one that is off already', async () => {
  const { id } = await addDiscount(ctx())
  await off(id)
  await off(id, later(staff(), 60_000))
  expect(await read(id)).toMatchObject({ offAt: NOW, version: 2 })
  expect(await auditOf(ctx(), id)).toHaveLength(1)
})

test('throws if there is no such code', async () => {
  await expect(off(randomUUID())).rejects.toMatchObject({
    code: 'not_found',
    what: 'discount',
  })
})

test.each<Actor>([...BELOW_ADMIN, { role: 'shop' }])('refuses a stranger: $role', async (actor) => {
  const { id } = await addDiscount(ctx())
  const switching = switchDiscount({ ...ctx(), actor }, { id, isOn: false })
  await expect(switching).rejects.toMatchObject({ code: 'forbidden' })
  expect((await read(id))?.offAt).toBeNull()
})
