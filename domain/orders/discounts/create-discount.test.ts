import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { discountCodes } from '#database/schema/index.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { type Actor, asShop, inTransaction } from '#domain/kernel/context.ts'
import { createDiscount, listDiscounts } from './index.ts'
import { createDiscountInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin: staff } = useStaff(ctx)
const newCode = () => `NEW-${randomUUID().slice(0, 8).toUpperCase()}`
const count = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(discountCodes))

test.each([
  ['percent', { kind: 'percent', percent: 15 }],
  ['amount', { kind: 'amount', amountCents: 2000 }],
  ['free_delivery', { kind: 'free_delivery' }],
] as const)('creates a code of kind %s, and the audit says who', async (_kind, terms) => {
  const code = newCode()
  const made = await createDiscount(
    staff(),
    createDiscountInput.parse({ code: ` ${code.toLowerCase()} `, ...terms }),
  )
  if (!made.ok) throw new Error(made.reason)
  const found = (await listDiscounts(staff(), {})).items.find(({ id }) => id === made.id)
  expect(found).toMatchObject({ code, terms, minimumCents: 0, maxUses: null, uses: 0, state: 'running' })
  expect(await auditOf(ctx(), made.id)).toEqual([
    { actorId: ada.id, action: 'discount.created', details: { code } },
  ])
})

test('stores its times and limits', async () => {
  const limits = { minimumCents: 30_000, maxUses: 100, maxUsesPerCustomer: 1 }
  const input = createDiscountInput.parse({
    code: newCode(),
    kind: 'percent',
    percent: 100,
    startsAt: '2099-12-01T00:00:00+02:00',
    endsAt: '2099-12-24T22:00:00Z',
    ...limits,
  })
  const made = await createDiscount(staff(), input)
  const found = (await listDiscounts(staff(), {})).items.find(({ id }) => made.ok && id === made.id)
  expect(found).toMatchObject({
    ...limits,
    startsAt: new Date('2099-11-30T22:00:00Z'),
    endsAt: new Date('2099-12-24T22:00:00Z'),
    state: 'not_started',
  })
})

test('does not create the same code twice, however it is spelt', async () => {
  const code = newCode()
  const input = createDiscountInput.parse({ code, kind: 'percent', percent: 10 })
  const made = await createDiscount(staff(), input)
  const before = await count()
  const again = createDiscountInput.parse({ code: code.toLowerCase(), kind: 'free_delivery' })
  expect(await createDiscount(staff(), again)).toEqual({ ok: false, reason: 'code_taken' })
  expect(await count()).toBe(before)
  expect(await auditOf(ctx(), made.ok ? made.id : '')).toHaveLength(1)
})

test.each<Actor>([...BELOW_ADMIN, { role: 'shop' }])('refuses a stranger: $role', async (actor) => {
  const before = await count()
  const input = createDiscountInput.parse({ code: newCode(), kind: 'percent', percent: 10 })
  await expect(createDiscount({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await count()).toBe(before)
})

describe('the schema refuses', () => {
  const good = { code: 'TEN', kind: 'percent', percent: 10 }
  test('nothing in a valid code', () => {
    expect(createDiscountInput.parse(good)).toMatchObject({ ...good, minimumCents: 0 })
  })

  test.each<[string, object]>([
    ['a code of two characters', { code: 'AB' }],
    ['a code of 31 characters', { code: 'A'.repeat(31) }],
    ['a space in a code', { code: 'TEN OFF' }],
    ['a code in Thai', { code: 'ส่วนลด' }],
    ['an underscore in a code', { code: 'TEN_OFF' }],
    ['a letter beyond A to Z', { code: 'GRÜN' }],
    ['no code', { code: undefined }],
    ['no percent', { percent: undefined }],
    ['0 percent', { percent: 0 }],
    ['101 percent', { percent: 101 }],
    ['half a percent', { percent: 0.5 }],
    ['percent as text', { percent: '10' }],
    ['an amount besides the percent', { amountCents: 100 }],
    ['an amount of zero', { kind: 'amount', percent: undefined, amountCents: 0 }],
    ['an unknown kind', { kind: 'gift' }],
    ['a negative minimum', { minimumCents: -1 }],
    ['a limit of no uses', { maxUses: 0 }],
    ['a limit of no uses per customer', { maxUsesPerCustomer: 0 }],
    ['a day without a time', { startsAt: '2026-12-01' }],
    ['a time without a zone', { startsAt: '2026-12-01T10:00:00' }],
    ['a day that does not exist', { endsAt: '2026-02-30T10:00:00Z' }],
    ['an end before its start', { startsAt: '2026-12-02T10:00:00Z', endsAt: '2026-12-02T10:00:00Z' }],
  ])('%s', (_what, change) => {
    expect(createDiscountInput.safeParse({ ...good, ...change }).success).toBe(false)
  })
})
