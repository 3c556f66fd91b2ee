import { asShop, type Ctx } from '#domain/context.ts'
import { runWaitingJobs } from '#domain/jobs/index.ts'
import type { JobHandlers } from '#domain/jobs/schemas.ts'

/** Jobs that arrive within this time are run together. */
const GATHER_MS = 100

/** Runs jobs of the kinds in `handlers`, one after another, whenever it is woken, until `signal` is aborted. */
export function startLane(ctx: Ctx, handlers: Partial<JobHandlers>, signal: AbortSignal) {
  let soon: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  signal.addEventListener('abort', () => clearTimeout(soon))

  async function work(): Promise<void> {
    await running
    soon = undefined
    if (signal.aborted) return
    running = runWaitingJobs(asShop(ctx), { handlers, signal }).then(
      () => {},
      (error: unknown) => ctx.log.error({ err: error }, 'the worker could not read its jobs'),
    )
    await running
  }

  return {
    handles: (kind: string) => kind in handlers,
    wake(): void {
      if (!signal.aborted) soon ??= setTimeout(() => void work(), GATHER_MS)
    },
    async finished(): Promise<void> {
      await running
    },
  }
}
