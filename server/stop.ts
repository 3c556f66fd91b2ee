import type { Server, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { SECOND } from '#shared/kernel/durations.ts'
import type { Services } from './services.ts'

/** The time a proxy has to notice that this process is going, while every request is still answered. */
const DRAIN_MS = 3 * SECOND
/** When what is still running is given up; the process ends within 10 s. */
const GIVE_UP_MS = 9 * SECOND
const CLOSE_MS = 0.5 * SECOND
/** The longest turn of the event loop that counts as quiet, and the number of turns waited for. */
const QUIET_MS = 0.3
const MOST_TURNS = 1_000

/**
 * On SIGTERM or SIGINT: says so (/healthz and /readyz are 503, answers close their connections, event streams end), keeps answering
 * for `DRAIN_MS`, then accepts nothing new, finishes what is running, closes the database and exits with 0. The demo
 * has no proxy, and does not wait for one.
 * @returns does the same without a signal
 */
export function stopOnSignals(
  server: Server,
  services: Services,
  worker: { stop(): Promise<void> },
): () => Promise<void> {
  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    services.stopping.abort()
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.setHeader('connection', 'close')
    })
    const drainMs = services.config.isDemo ? 0 : DRAIN_MS
    // A job that is still running, e.g. waiting for a mail server, runs again after its lease.
    await Promise.race([Promise.all([close(server, drainMs), worker.stop()]), setTimeout(GIVE_UP_MS)])
    server.closeAllConnections()
    await Promise.race([services.close(), setTimeout(CLOSE_MS)])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  return stop
}

async function close(server: Server, drainMs: number): Promise<void> {
  await setTimeout(drainMs)
  await quietMoment()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Connections that are kept alive are closed as soon as their request is answered.
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(closing)
}

/**
 * Waits for a turn of the event loop in which nothing was to be done: whatever waited to be accepted or read has been.
 * Closing resets what arrives after that turn, so it should be short.
 */
async function quietMoment(): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const started = performance.now()
    await setImmediate()
    if (performance.now() - started < QUIET_MS) return
  }
}
