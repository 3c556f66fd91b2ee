import { forgetExpired } from '#domain/sign-in/index.ts'
import { asShop } from '#domain/context.ts'
import { refreshRates } from '#domain/currency/index.ts'
import { forgetContacts } from '#domain/customers/index.ts'
import { expireOrders } from '#domain/orders/index.ts'
import { forgetNotifications } from '#domain/payments/index.ts'
import { HOUR, MINUTE, SECOND } from '#shared/durations.ts'
import { jobLanes } from './jobs/handlers.ts'
import { startLane } from './jobs/lane.ts'
import type { Services } from './services.ts'

const POLL_MS = 5 * SECOND
const MAINTAIN_EVERY_MS = 6 * HOUR
const RATES_EVERY_MS = 30 * MINUTE
const EXPIRE_EVERY_MS = MINUTE

/** Does the shop's background work in this process: waiting jobs at once, unpaid orders every minute, exchange rates
 * every 30 minutes, tidying every 6 hours. */
export async function startWorker(services: Services): Promise<{ stop(): Promise<void> }> {
  const { log, database } = services
  const ctx = services.newCtx(log)
  const stopping = new AbortController()
  const lanes = jobLanes.map((handlers) => startLane(ctx, handlers, stopping.signal))
  const wakeFor = (kind: string) => lanes.find((lane) => lane.handles(kind))?.wake()
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }

  function refresh(): void {
    refreshRates(asShop(ctx)).catch((error: unknown) =>
      log.error({ err: error }, 'exchange rates could not be stored'),
    )
  }

  async function tidy(): Promise<void> {
    await forgetExpired(asShop(ctx))
    await forgetContacts(asShop(ctx))
    await forgetNotifications(asShop(ctx))
    await database.maintain()
  }

  function maintain(): void {
    tidy().catch((error: unknown) => log.error({ err: error }, 'the database could not be tidied'))
  }

  function expire(): void {
    expireOrders(asShop(ctx)).catch((error: unknown) =>
      log.error({ err: error }, 'unpaid orders could not be ended'),
    )
  }

  await database.listen('krok_jobs', wakeFor, wake)
  // Retries come due, and leases of dead workers run out, without a notification.
  const poll = setInterval(wake, POLL_MS)
  const rates = setInterval(refresh, RATES_EVERY_MS)
  const expiry = setInterval(expire, EXPIRE_EVERY_MS)
  const maintenance = setInterval(maintain, MAINTAIN_EVERY_MS)
  wake()
  expire()
  return {
    async stop() {
      stopping.abort()
      clearInterval(poll)
      clearInterval(rates)
      clearInterval(expiry)
      clearInterval(maintenance)
      await Promise.all(lanes.map((lane) => lane.finished()))
    },
  }
}
