import { refreshRates } from '#domain/currency/index.ts'
import { runWaitingJobs } from '#domain/jobs/index.ts'
import { jobHandlers } from './jobs/handlers.ts'
import type { Services } from './services.ts'

const POLL_MS = 5_000
const RATES_EVERY_MS = 30 * 60_000

/** Does the shop's background work in this process: waiting jobs at once, exchange rates every 30 minutes. */
export async function startWorker(services: Services): Promise<{ stop(): Promise<void> }> {
  const { log, database } = services
  const ctx = services.newCtx(log)
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWanted = false

  function wake(): void {
    isWanted = true
    running ??= work().finally(() => {
      running = undefined
      if (isWanted && !stopping.signal.aborted) wake()
    })
  }

  async function work(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      try {
        await runWaitingJobs(ctx, jobHandlers, stopping.signal)
      } catch (error) {
        log.error({ err: error }, 'the worker could not read its jobs')
      }
    }
  }

  function refresh(): void {
    refreshRates(ctx).catch((error: unknown) =>
      log.error({ err: error }, 'exchange rates could not be stored'),
    )
  }

  await database.listen('krok_jobs', wake, wake)
  // Retries come due, and leases of dead workers run out, without a notification.
  const poll = setInterval(wake, POLL_MS)
  const rates = setInterval(refresh, RATES_EVERY_MS)
  wake()
  return {
    async stop() {
      stopping.abort()
      clearInterval(poll)
      clearInterval(rates)
      await running
    },
  }
}
