import { asShop, type Ctx } from '#domain/context.ts'
import { forgetCarts } from '#domain/cart/index.ts'
import { forgetKeys } from '#domain/checkout/index.ts'
import { refreshRates } from '#domain/currency/index.ts'
import { forgetContacts } from '#domain/customers/index.ts'
import { forgetJobs } from '#domain/jobs/index.ts'
import { expireOrders } from '#domain/orders/index.ts'
import { forgetNotifications } from '#domain/payments/index.ts'
import { forgetSecurityEvents } from '#domain/audit/index.ts'
import { forgetExpired } from '#domain/sign-in/index.ts'
import { HOUR, MINUTE, SECOND } from '#shared/durations.ts'
import { jobLanes } from './jobs/handlers.ts'
import { startLane } from './jobs/lane.ts'
import type { Services } from './services.ts'

const POLL_MS = 5 * SECOND

/** The verbs that delete what is no longer needed; docs/guides/data-kept.md has what each deletes, and when. */
const FORGETTING = [
  forgetExpired,
  forgetSecurityEvents,
  forgetJobs,
  forgetNotifications,
  forgetCarts,
  forgetKeys,
]

type PeriodicTask = { everyMs: number; atStart: boolean; failure: string; run(): Promise<void> }

/** Runs the shop's background work in this process: waiting jobs immediately, and periodic work at fixed intervals. */
export async function startWorker(services: Services): Promise<{ stop(): Promise<void> }> {
  const { log, database } = services
  const ctx = services.newCtx(log)
  const stopping = new AbortController()
  const lanes = jobLanes.map((lane) => startLane(ctx, lane, stopping.signal))
  const wakeLaneOf = (kind: string) => lanes.find((lane) => lane.handles(kind))?.wake()
  const wakeAll = () => {
    for (const lane of lanes) lane.wake()
  }
  await database.listen('krok_jobs', wakeLaneOf, wakeAll)
  // No notification announces that a retry is due or that a dead worker's lease has ended.
  const poll = setInterval(wakeAll, POLL_MS)
  wakeAll()
  const timers = [poll, ...periodicTasks(ctx, services).map((task) => startTimer(task, services))]
  return {
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.all(lanes.map((lane) => lane.finished()))
    },
  }
}

function periodicTasks(ctx: Ctx, { database }: Services): PeriodicTask[] {
  return [
    {
      everyMs: MINUTE,
      atStart: true,
      failure: 'unpaid orders could not be expired',
      run: async () => void (await expireOrders(asShop(ctx))),
    },
    {
      everyMs: 30 * MINUTE,
      atStart: false,
      failure: 'exchange rates could not be stored',
      run: async () => void (await refreshRates(asShop(ctx))),
    },
    {
      everyMs: 6 * HOUR,
      atStart: false,
      failure: 'the database could not be tidied',
      async run() {
        await forgetContacts(asShop(ctx))
        await database.maintain()
      },
    },
    ...FORGETTING.map((forget) => ({
      everyMs: HOUR,
      atStart: false,
      failure: `what is no longer needed could not be deleted: ${forget.name}`,
      run: () => forget(asShop(ctx)),
    })),
  ]
}

function startTimer({ everyMs, atStart, failure, run }: PeriodicTask, { log }: Services): NodeJS.Timeout {
  const runAndLog = () => void run().catch((error: unknown) => log.error({ err: error }, failure))
  if (atStart) runAndLog()
  return setInterval(runAndLog, everyMs)
}
