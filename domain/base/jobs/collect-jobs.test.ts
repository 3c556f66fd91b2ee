import { expect, test } from 'vitest'
import { collectJobs } from './index.ts'
import type { Job, Jobs, NewJob } from './schemas.ts'

const run = () => Promise.resolve()

test('the jobs of all modules are in one table', () => {
  const tables = [{ 'send-a': 1 }, { 'send-b': 2, 'send-c': 3 }]
  expect(collectJobs(tables)).toEqual({ 'send-a': 1, 'send-b': 2, 'send-c': 3 })
})

test('a job that two modules declare is refused', () => {
  expect(() => collectJobs([{ 'send-a': 1, 'send-b': 2 }, { 'send-b': 3 }])).toThrow(
    'two modules declare the job send-b',
  )
})

test('an unknown kind, another payload, an unknown lane and a missing handler do not compile', () => {
  // @ts-expect-error no module declares it
  const unknown: NewJob = { kind: 'send-nothing', orderId: 'a' }
  // @ts-expect-error it has the id of an order
  const otherPayload: NewJob = { kind: 'send-order-shipped', userId: 'a' }
  // @ts-expect-error no such lane
  const elsewhere: Job<'send-welcome'> = { lane: 'nowhere', run }
  const one = { 'send-welcome': { lane: 'account mails', run } } satisfies Partial<Jobs>
  // @ts-expect-error the other kinds have no handler
  const incomplete: Jobs = collectJobs([one])
  expect([unknown, otherPayload, elsewhere, incomplete]).toHaveLength(4)
})
