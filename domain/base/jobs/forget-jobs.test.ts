import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs, mails } from '#database/schema/index.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetJobs } from './index.ts'

const shop = useTestDatabase()
const ctx = () => asShop(testCtx(shop(), { now: () => new Date('2026-11-22T10:00:00Z') }))
const recent = new Date('2026-10-24T10:00:00Z')
const old = new Date('2026-10-22T10:00:00Z')
const veryOld = new Date('2026-05-01T10:00:00Z')

const kinds = async () => {
  const rows = await inTransaction(ctx(), ({ db }) =>
    db.select({ kind: jobs.kind, count: count() }).from(jobs).groupBy(jobs.kind).orderBy(jobs.kind),
  )
  return rows.map(({ kind, count }) => `${count} ${kind}`)
}

test('jobs that ended long ago go, with the record of their mails; others stay', async () => {
  const sent = (sentAt: Date) => (kind: string) => ({ kind, payload: {}, finishedAt: sentAt })
  await inTransaction(ctx(), async ({ db }) => {
    const added = await db
      .insert(jobs)
      .values([
        ...['old mail', 'old mail'].map(sent(old)),
        sent(recent)('recent mail'),
        { kind: 'recently failed', payload: {}, failedAt: old },
        { kind: 'failed long ago', payload: {}, failedAt: veryOld },
        { kind: 'waiting', payload: {}, createdAt: veryOld },
        ...Array.from({ length: 2_100 }, () => sent(old)('many')),
      ])
      .returning({ id: jobs.id, kind: jobs.kind })
    for (const { id, kind } of added.filter(({ kind }) => kind.endsWith('mail'))) {
      await db.insert(mails).values({ jobId: id, to: 'a@example.com', subject: kind, locale: 'en' })
    }
  })
  await forgetJobs(ctx())
  expect(await kinds()).toEqual(['1 recent mail', '1 recently failed', '1 waiting'])
  const kept = await inTransaction(ctx(), ({ db }) => db.select({ subject: mails.subject }).from(mails))
  expect(kept).toEqual([{ subject: 'recent mail' }])
})

test.each(ALL_BUT_SHOP)('forgetJobs refuses a stranger: $role', async (actor) => {
  const stranger: Ctx = { ...ctx(), actor }
  await expect(forgetJobs(stranger)).rejects.toMatchObject({ code: 'forbidden' })
})
