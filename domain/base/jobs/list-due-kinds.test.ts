import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { enqueueJob, listDueKinds } from './index.ts'

const shop = useTestDatabase()

test('kinds are due once for all of their jobs, and not while those are leased, later, failed or done', async () => {
  const ctx = asShop(testCtx(shop()))
  const orderId = crypto.randomUUID()
  const change = (values: Partial<Record<keyof typeof jobs.$inferInsert, unknown>>) =>
    inTransaction(ctx, ({ db }) =>
      db
        .update(jobs)
        .set(values as Partial<typeof jobs.$inferInsert>)
        .where(eq(jobs.kind, 'send-staff-copy')),
    )
  await inTransaction(ctx, async (ctx) => {
    for (const _ of [1, 2]) await enqueueJob(ctx, { kind: 'send-staff-copy', orderId })
  })
  expect(await listDueKinds(ctx)).toEqual(['send-staff-copy'])
  await change({ lockedUntil: sql`now() + interval '1 minute'` })
  expect(await listDueKinds(ctx)).toEqual([])
  await change({ lockedUntil: sql`now() - interval '1 second'` })
  expect(await listDueKinds(ctx)).toEqual(['send-staff-copy'])
  await change({ lockedUntil: null, runAt: sql`now() + interval '1 minute'` })
  expect(await listDueKinds(ctx)).toEqual([])
  await change({ runAt: sql`now()`, failedAt: sql`now()` })
  expect(await listDueKinds(ctx)).toEqual([])
  await change({ failedAt: null, finishedAt: sql`now()` })
  expect(await listDueKinds(ctx)).toEqual([])
})
