import { countFailures, countJobs } from '#domain/base/jobs/index.ts'
import { asShop } from '#domain/kernel/context.ts'
import { type Finding, found, unseen } from '#shared/base/doctor/findings.ts'
import { addTime, DAY, MINUTE, SECOND } from '#shared/kernel/durations.ts'
import type { Surroundings } from './surroundings.ts'

const LATE_MS = 5 * MINUTE
const STUCK_MS = 60 * MINUTE
const FAILURES_MS = 7 * DAY

/** The queue: for how long the oldest job has been due, and what was given up in the last week. */
export async function lookAtJobs({ shop, now }: Surroundings): Promise<Finding[]> {
  if (!shop) return [unseen('jobs-waiting', 'closed'), unseen('jobs-failed', 'closed')]
  const ctx = asShop(shop.newCtx())
  const counts = await countJobs(ctx)
  const [oldest] = counts.toSorted((a, b) => b.oldestDueSeconds - a.oldestDueSeconds)
  const failures = await countFailures(ctx, { since: addTime(now(), -FAILURES_MS) })
  return [
    oldest ? judgeWaiting(oldest.kind, oldest.oldestDueSeconds * SECOND) : found('jobs-waiting', 'prompt'),
    failures.length === 0
      ? found('jobs-failed', 'none')
      : found('jobs-failed', 'some', {
          count: failures.reduce((sum, { count }) => sum + count, 0),
          kinds: failures.map(({ kind }) => kind).join(', '),
        }),
  ]
}

function judgeWaiting(kind: string, dueMs: number): Finding {
  if (dueMs < LATE_MS) return found('jobs-waiting', 'prompt')
  const minutes = Math.floor(dueMs / MINUTE)
  return found('jobs-waiting', dueMs < STUCK_MS ? 'late' : 'stuck', { kind, minutes })
}
