import { beforeEach, expect, test } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addTime, DAY, MINUTE } from '#shared/kernel/durations.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { lookAtJobs } from './jobs.ts'

const shop = useTestDatabase()
const fromNow = (ms: number) => addTime(new Date(), ms)

const look = () => lookAtJobs(surroundings({}, { shop: { database: shop(), newCtx: () => testCtx(shop()) } }))
const add = (row: Partial<typeof jobs.$inferInsert>) =>
  inTransaction(asShop(testCtx(shop())), ({ db }) =>
    db.insert(jobs).values({ kind: 'send-order-confirmation', payload: {}, ...row }),
  )
beforeEach(() => inTransaction(asShop(testCtx(shop())), ({ db }) => db.delete(jobs)))

test('nothing is late, and nothing was given up lately', async () => {
  await add({ runAt: fromNow(DAY) })
  await add({ runAt: fromNow(-MINUTE) })
  await add({ failedAt: fromNow(-10 * DAY) })
  expect(saidBy(await look())).toEqual(['jobs-waiting prompt', 'jobs-failed none'])
})

test('a job that has waited, and for how long', async () => {
  await add({ runAt: fromNow(-10 * MINUTE) })
  expect(saidBy(await look())[0]).toBe('jobs-waiting late')
  await add({ kind: 'send-refund', runAt: fromNow(-90 * MINUTE) })
  const [waiting] = await look()
  expect(waiting).toMatchObject({ says: 'stuck', values: { kind: 'send-refund', minutes: 90 } })
  expect(saidBy(waiting ? [waiting] : [])).toEqual(['jobs-waiting stuck'])
})

test('jobs that were given up', async () => {
  for (const kind of ['send-refund', 'send-order-confirmation', 'send-refund'])
    await add({ kind, failedAt: new Date() })
  const [, failed] = await look()
  expect(saidBy(failed ? [failed] : [])).toEqual(['jobs-failed some'])
  expect(failed?.values).toEqual({ count: 3, kinds: 'send-order-confirmation, send-refund' })
})

test('without the database nothing is known of it', async () => {
  expect(await lookAtJobs(surroundings())).toMatchObject([{ state: 'unknown' }, { state: 'unknown' }])
})
