import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { discountCodes } from '#database/schema/index.ts'
import { addDiscount } from '#tests/helpers/discounts.ts'
import { addPerson, asStaff, auditOf, later, type TestPerson } from '#tests/helpers/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '../context.ts'
import { endDiscount, findDiscount, listDiscounts } from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => NOW })
let ada: TestPerson
beforeAll(async () => {
  ada = await addPerson(ctx(), { roles: ['admin'] })
})
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(ada, true) })
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

test.each([
  ['runs', null, null],
  ['is running', null, new Date('2027-01-01T00:00:00Z')],
  ['has not started', new Date('2027-01-01T00:00:00Z'), null],
])('ends a code that %s, and the audit says who', async (_state, startsAt, endsAt) => {
  const { id, code } = await addDiscount(ctx(), { startsAt, endsAt })
  await endDiscount(staff(), { id })
  expect((await read(id))?.endsAt).toEqual(NOW)
  expect(await reasonOf(code)).toBe('ended')
  expect((await listDiscounts(staff())).find((each) => each.id === id)?.state).toBe('ended')
  expect(await auditOf(ctx(), id)).toEqual([{ actorId: ada.id, action: 'discount.ended', details: { code } }])
})

test('does not change one that has ended', async () => {
  const { id } = await addDiscount(ctx())
  await endDiscount(staff(), { id })
  await endDiscount(later(staff(), 60_000), { id })
  expect((await read(id))?.endsAt).toEqual(NOW)
  expect(await auditOf(ctx(), id)).toHaveLength(1)
})

test('throws if there is no such code', async () => {
  await expect(endDiscount(staff(), { id: randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
    what: 'discount',
  })
})

test.each<Actor>([
  { role: 'visitor' },
  { role: 'customer', id: randomUUID() },
  { role: 'staff', id: randomUUID(), isAdmin: false },
  { role: 'shop' },
])('refuses a stranger: $role', async (actor) => {
  const { id } = await addDiscount(ctx())
  await expect(endDiscount({ ...ctx(), actor }, { id })).rejects.toMatchObject({ code: 'forbidden' })
  expect((await read(id))?.endsAt).toBeNull()
})
