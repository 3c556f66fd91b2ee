import { beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placePaid } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { settleRefund } from '../refunds/index.ts'
import { getSales } from './index.ts'

const shop = useTestDatabase()
const at = (instant: string): Ctx => ({ ...testCtx(shop()), now: () => new Date(instant) })
let ada: TestPerson
beforeAll(async () => {
  ada = await addPerson(testCtx(shop()), { roles: ['admin'] })
})
const asAda = (instant: string): Ctx => ({ ...at(instant), actor: asStaff(ada, true) })
const salesAt = (instant: string) => getSales(asAda(instant), { language: 'en' })

test('sales are invoices less credit notes, on the days of the shop’s time zone', async () => {
  // Half past midnight of the 16th in Johannesburg.
  const order = await placePaid(at('2031-03-15T22:30:00Z'))
  const twoJars = {
    ...everythingOf(order),
    lines: [{ itemId: order.itemA.id, quantity: 2, restocks: false }],
    deliveryCents: 0,
  }
  const refundId = await mustRequest(asAda('2031-03-17T08:00:00Z'), twoJars)
  const beforeItWent = await salesAt('2031-03-20T08:00:00Z')
  await settleRefund(asAda('2031-03-18T08:00:00Z'), { refundId, reference: 'FNB 31' })

  const { days, daysBefore, sum, sumBefore, bestSellers } = await salesAt('2031-03-20T08:00:00Z')
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2031-02-19', '2031-03-20'])
  expect([daysBefore.length, daysBefore[0]?.day, daysBefore.at(-1)?.day]).toEqual([
    30,
    '2031-01-20',
    '2031-02-18',
  ])
  expect(beforeItWent.sum).toEqual({ orders: 1, cents: order.totalCents })
  expect(days.filter(({ cents }) => cents !== 0)).toEqual([
    { day: '2031-03-16', orders: 1, cents: order.totalCents },
    { day: '2031-03-18', orders: 0, cents: -6_666 },
  ])
  expect([sum, sumBefore]).toEqual([
    { orders: 1, cents: order.totalCents - 6_666 },
    { orders: 0, cents: 0 },
  ])
  expect(bestSellers.map(({ productId, quantity, cents }) => [productId, quantity, cents])).toEqual(
    [
      [order.a.id, 1, 3_333],
      [order.b.id, 1, 9_901],
    ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )

  const later = await salesAt('2031-04-20T08:00:00Z')
  expect([later.sum, later.sumBefore, later.bestSellers]).toEqual([{ orders: 0, cents: 0 }, sum, []])
})

test('what is kept by day is what the documents say', async () => {
  await placePaid(at('2032-01-05T10:00:00Z'))
  await placePaid(at('2032-01-05T21:59:59Z'))
  const order = await placePaid(at('2032-01-05T22:00:00Z'))
  const refundId = await mustRequest(asAda('2032-01-06T10:00:00Z'), everythingOf(order))
  await settleRefund(asAda('2032-01-06T10:00:00Z'), { refundId, reference: 'FNB 32' })
  const [kept, counted] = await inTransaction(asShop(testCtx(shop())), async ({ db }) => [
    (
      await db.execute<Record<string, unknown>>(
        sql`select day::text, orders, cents::int from daily_sales order by day`,
      )
    ).rows,
    (
      await db.execute<Record<string, unknown>>(sql`
        select to_char(issued_at + interval '2 hours', 'YYYY-MM-DD') as day,
          (count(*) filter (where kind = 'invoice'))::int as orders,
          sum((content ->> 'totalCents')::int * case kind when 'invoice' then 1 else -1 end)::int as cents
        from tax_documents group by 1 order by 1`)
    ).rows,
  ])
  expect(kept).toEqual(counted)
  expect(kept).toContainEqual({ day: '2032-01-06', orders: 1, cents: 0 })
})

test('refuses a stranger, a customer, and the shop itself', async () => {
  for (const actor of [{ role: 'visitor' }, ada.actor, { role: 'shop' }] as const) {
    const reading = getSales({ ...testCtx(shop()), actor }, { language: 'en' })
    await expect(reading).rejects.toMatchObject({ code: 'forbidden' })
  }
})
