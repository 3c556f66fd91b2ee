import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import type { Intervals, JobHandlers, RecurringHandlers } from '#domain/base/jobs/schemas.ts'

/** Jobs that arrive within this time are claimed together. */
const GATHER_MS = 100

/** Kinds of jobs that are run independently of other kinds, up to `parallel` of them at a time. */
export type Lane = {
  /** As the figures of /metrics call it. */
  name: string
  handlers: Partial<JobHandlers & RecurringHandlers>
  /** The intervals of the kinds that are done again and again. */
  intervals?: Intervals
  parallel: number
}

/** Runs a lane's jobs whenever it is woken, until `signal` is aborted. */
export function startLane(ctx: Ctx, lane: Lane, signal: AbortSignal) {
  let soon: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let next = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => clearTimeout(soon))

  function work(): void {
    soon = undefined
    next.resolve()
    next = Promise.withResolvers()
    running ??= run().finally(() => {
      running = undefined
    })
  }

  async function run(): Promise<void> {
    const woken = () => next.promise
    let handled: typeof next
    do {
      handled = next
      try {
        await runWaitingJobs(asShop(ctx), { ...lane, signal, woken })
      } catch (error) {
        ctx.log.error({ err: error }, 'the worker could not read its jobs')
      }
      // Woken after the last look at the table: look again.
    } while (handled !== next && !signal.aborted)
  }

  return {
    handles: (kind: string) => kind in lane.handlers,
    wake(): void {
      if (!signal.aborted) soon ??= setTimeout(work, GATHER_MS)
    },
    async finished(): Promise<void> {
      await running
    },
  }
}
