import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentNotifications } from '#database/schema/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { later } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { forgetPaymentNotifications } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

const OUTCOMES = [
  ['none', null],
  ['refused', 'signature'],
  ['refused', 'source'],
  ['refused', 'not_confirmed'],
  ['waiting', null],
  ['paid', null],
  ['kept', 'late'],
  // A real payment that could not be matched to an order.
  ['refused', 'no_such_order'],
  ['refused', 'currency'],
  ['refused', 'amount'],
] as const

test('forged and empty notifications are deleted after 30 days; those about money after seven years', async () => {
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.insert(paymentNotifications).values(
      OUTCOMES.map(([verdict, detail]) => ({
        method: 'payfast' as const,
        body: 'name_first=Nok',
        headers: {},
        address: '127.0.0.1',
        verdict,
        detail,
        receivedAt: ctx.now(),
      })),
    ),
  )
  const left = () =>
    inTransaction(asShop(ctx()), (ctx) =>
      ctx.db
        .select({ verdict: paymentNotifications.verdict, detail: paymentNotifications.detail })
        .from(paymentNotifications)
        .orderBy(asc(paymentNotifications.id)),
    )
  await forgetPaymentNotifications(later(asShop(ctx()), 29 * DAY))
  expect(await left()).toHaveLength(OUTCOMES.length)
  await forgetPaymentNotifications(later(asShop(ctx()), 31 * DAY))
  expect(await left()).toEqual(OUTCOMES.slice(4).map(([verdict, detail]) => ({ verdict, detail })))
  await forgetPaymentNotifications(later(asShop(ctx()), 7 * 365 * DAY - DAY))
  expect(await left()).toHaveLength(OUTCOMES.length - 4)
  await forgetPaymentNotifications(later(asShop(ctx()), 7 * 365 * DAY + DAY))
  expect(await left()).toEqual([])
})

test.each([
  { role: 'visitor' },
  { role: 'customer', id: randomUUID() },
  { role: 'staff', id: randomUUID(), isAdmin: true },
] as const)('refuses a stranger: $role', async (actor) => {
  await expect(forgetPaymentNotifications({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
})
