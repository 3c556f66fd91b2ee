import { asShop } from '#domain/kernel/context.ts'
import { ensureRecurringJobs, listDueKinds } from '#domain/base/jobs/index.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { jobLanes } from './jobs/handlers.ts'
import { startLane } from './jobs/lane.ts'
import { recurringLane } from './jobs/recurring.ts'
import type { Services } from './services.ts'

const POLL_MS = 5 * SECOND

/** Does the shop's background work in this process: the jobs that wait, and those that become due. */
export async function startWorker(services: Services): Promise<{ stop(): Promise<void> }> {
  const { log, database } = services
  const ctx = services.newCtx(log)
  const recurring = recurringLane(database)
  await ensureRecurringJobs(asShop(ctx), recurring.intervals)
  const stopping = new AbortController()
  const lanes = [...jobLanes, recurring].map((lane) => startLane(ctx, lane, stopping.signal))
  const wakeLaneOf = (kind: string) => lanes.find((lane) => lane.handles(kind))?.wake()
  const wakeAll = () => {
    for (const lane of lanes) lane.wake()
  }
  await database.listen('krok_jobs', wakeLaneOf, wakeAll)
  let looking: Promise<void> | undefined
  // One look for all lanes: most find nothing.
  async function look(): Promise<void> {
    try {
      for (const kind of await listDueKinds(asShop(ctx))) wakeLaneOf(kind)
    } catch (error) {
      log.error({ err: error }, 'the worker could not read its jobs')
    }
  }
  // No notification announces that a job has become due or that a dead worker's lease has ended.
  const poll = setInterval(() => {
    looking = look()
  }, POLL_MS)
  wakeAll()
  return {
    async stop() {
      stopping.abort()
      clearInterval(poll)
      await Promise.all([looking, ...lanes.map((lane) => lane.finished())])
    },
  }
}
