import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/index.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getDiscount, updateDiscount } from './index.ts'
import { updateDiscountInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let ada: TestPerson
let nok: TestPerson
beforeAll(async () => {
  ada = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada' })
  nok = await addPerson(ctx(), { roles: ['admin'], firstName: 'Nok' })
})
const as = (person: TestPerson): Ctx => ({ ...ctx(), actor: asStaff(person, true) })
const parse = (id: string, fields: object = { kind: 'percent', percent: 10 }) =>
  updateDiscountInput.parse({ id, version: 1, ...fields })
const percent = (percent: number) => ({ kind: 'percent', percent })
const changesOf = (id: string) =>
  inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .select({ action: auditLog.action, changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.subjectId, id)),
  )

test('saves another kind and other limits, and the audit has each value before and after', async () => {
  const { id, code } = await addDiscount(ctx(), { maxUses: 5 })
  const fields = { kind: 'amount', amountCents: 5000, endsAt: '2099-01-01T00:00:00Z' }
  expect(await updateDiscount(as(ada), parse(id, fields))).toEqual({ ok: true, version: 2 })
  expect(await getDiscount(as(ada), { id })).toMatchObject({
    code,
    version: 2,
    terms: { kind: 'amount', amountCents: 5000 },
    endsAt: new Date('2099-01-01T00:00:00Z'),
    maxUses: null,
  })
  expect(await changesOf(id)).toEqual([
    {
      action: 'discount.changed',
      changes: {
        kind: { before: 'percent', after: 'amount' },
        percent: { before: 10, after: null },
        amountCents: { before: null, after: 5000 },
        endsAt: { before: null, after: '2099-01-01T00:00:00.000Z' },
        maxUses: { before: 5, after: null },
      },
    },
  ])
})

test('saving what is saved already changes nothing', async () => {
  const { id } = await addDiscount(ctx())
  expect(await updateDiscount(as(ada), parse(id))).toEqual({ ok: true, version: 1 })
  expect(await changesOf(id)).toEqual([])
})

test('of two who edit one code the second is told, and nothing of theirs is saved', async () => {
  const { id } = await addDiscount(ctx())
  await updateDiscount(as(ada), parse(id, percent(20)))
  const current = await getDiscount(as(ada), { id })
  expect(await updateDiscount(as(nok), parse(id, percent(30)))).toEqual({
    ok: false,
    reason: 'changed',
    current,
    by: 'Ada Srisuk',
  })
  expect(await getDiscount(as(ada), { id })).toEqual(current)
})

test('throws if there is no such code', async () => {
  await expect(updateDiscount(as(ada), parse(randomUUID()))).rejects.toMatchObject({
    code: 'not_found',
    what: 'discount',
  })
})

test.each<Actor>([...BELOW_ADMIN, { role: 'shop' }])('refuses a stranger: $role', async (actor) => {
  const { id } = await addDiscount(ctx())
  const updating = updateDiscount({ ...ctx(), actor }, parse(id, percent(99)))
  await expect(updating).rejects.toMatchObject({ code: 'forbidden' })
  expect(await getDiscount(as(ada), { id })).toMatchObject({ version: 1 })
})
