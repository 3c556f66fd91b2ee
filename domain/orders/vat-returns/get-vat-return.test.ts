import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { useStaff } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placePaid } from '#tests/data/refunds.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { settleRefund } from '../refunds/index.ts'
import { getSales } from '../reports/index.ts'
import { exportTaxDocuments, getVatReturn } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)
const at = (instant: string): Ctx => ({ ...ctx(), now: () => new Date(instant) })
const asAda = (instant: string): Ctx => ({ ...admin(), now: () => new Date(instant) })

test('a sale and its refund, as the documents of the shop have them, and as the sales of those days', async () => {
  const order = await placePaid(at('2031-03-31T21:59:00Z'))
  const refundId = await mustRequest(asAda('2031-04-02T08:00:00Z'), everythingOf(order))
  await settleRefund(asAda('2031-04-03T08:00:00Z'), { refundId, reference: 'FNB 31' })
  const { totalCents, vatCents } = order
  const sold = { documents: 1, totalCents, vatCents, zeroCents: 0 }
  const back = { documents: 1, totalCents: -totalCents, vatCents: -vatCents, zeroCents: 0 }
  const none = { documents: 0, totalCents: 0, vatCents: 0, zeroCents: 0 }
  const days = (from: string, to: string) => getVatReturn(admin(), { from, to })
  expect(await days('2031-03-01', '2031-03-31')).toEqual([
    { vatPercent: 15, invoices: sold, creditNotes: none, earlierCreditNotes: none, sum: sold },
  ])
  expect(await days('2031-04-01', '2031-05-31')).toEqual([
    { vatPercent: 15, invoices: none, creditNotes: none, earlierCreditNotes: back, sum: back },
  ])
  expect(await days('2031-03-01', '2031-04-30')).toMatchObject([
    { invoices: sold, creditNotes: back, sum: { documents: 2, totalCents: 0, vatCents: 0 } },
  ])
  expect(await days('2031-05-01', '2031-06-30')).toEqual([])
  const { sum } = await getSales(asAda('2031-04-20T08:00:00Z'), { language: 'en' })
  const [march] = await days('2031-03-22', '2031-04-20')
  expect(sum.cents).toBe(march?.sum.totalCents)

  const found = []
  for await (const one of await exportTaxDocuments(admin(), { from: '2031-03-01', to: '2031-04-30' }))
    found.push(one)
  expect(found).toMatchObject([
    { kind: 'invoice', totalCents, paymentMethod: 'bank_transfer', paidAt: new Date('2031-03-31T21:59:00Z') },
    { kind: 'credit_note', totalCents: -totalCents, paidAt: new Date('2031-04-03T08:00:00Z') },
  ])
  const taken = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(auditLog).where(eq(auditLog.action, 'tax-documents.exported')),
  )
  expect(taken).toMatchObject([{ actorId: ada.id, details: { from: '2031-03-01', to: '2031-04-30' } }])
})

test('refuses a stranger and a moderator; the file also an admin who has not typed their password', async () => {
  const days = { from: '2031-03-01', to: '2031-04-30' }
  for (const actor of BELOW_ADMIN) {
    await expect(getVatReturn({ ...ctx(), actor }, days)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(exportTaxDocuments({ ...ctx(), actor }, days)).rejects.toMatchObject({ code: 'forbidden' })
  }
  const { session: _session, ...unconfirmed } = admin()
  await expect(exportTaxDocuments(unconfirmed, days)).rejects.toMatchObject({ code: 'unconfirmed' })
})
