import type { Database } from '#database/client.ts'
import { collectJobs } from '#domain/base/jobs/index.ts'
import type { Intervals, RecurringJob, RecurringJobs } from '#domain/base/jobs/schemas.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { recurringJobs } from './all-jobs.ts'
import type { Lane } from './lane.ts'

/** The number of jobs at a time: one that takes long, or waits for another service, holds up none of the others. */
const AT_A_TIME = 3

const MAINTENANCE = 'maintain-database'

/** All kinds that are done again and again. */
export const RECURRING_KINDS: string[] = [...Object.keys(recurringJobs), MAINTENANCE]

type Maintenance = ReturnType<typeof maintenanceOf>
declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Maintenance {}
}

/** The work of the process itself, not of a module. */
function maintenanceOf(database: Pick<Database, 'maintain'>) {
  return {
    [MAINTENANCE]: { interval: { everyMs: 6 * HOUR }, run: () => database.maintain() },
  } satisfies Record<string, RecurringJob>
}

/**
 * Does again and again what modules declare, in a lane of its own. Each is one job in the queue that becomes due again
 * when it was done: with several processes it is done once per interval, and a crash loses none.
 */
export function recurringLane(database: Pick<Database, 'maintain'>): Lane & { intervals: Intervals } {
  const jobs: RecurringJobs = collectJobs([recurringJobs, maintenanceOf(database)])
  const each = <Value>(toValue: (job: RecurringJob) => Value) =>
    Object.fromEntries(Object.entries({ ...jobs }).map(([kind, job]) => [kind, toValue(job)]))
  return {
    name: 'recurring',
    handlers: each(({ run }) => byShop(run)),
    intervals: each(({ interval }) => interval),
    parallel: AT_A_TIME,
  }
}

function byShop(run: RecurringJob['run']) {
  return async (ctx: Ctx) => void (await run(asShop(ctx)))
}
