import { Hono } from 'hono'
import { metricsEndpoint } from './metrics/endpoint.ts'
import { readinessOf } from './readiness.ts'
import type { ServerEnv } from './server-env.ts'
import type { Services } from './services.ts'

/** The answers for proxies, alarms and Prometheus: whether the process is there, whether it can work, and its figures. */
export function health({ config, database, metrics, stopping }: Services): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const isDatabaseReady = readinessOf(database)
  // A proxy that asks here sends nothing more to a process that is about to end, but goes on without the database.
  app.get('/healthz', (c) => {
    const isStopping = stopping.signal.aborted
    return c.json(
      { status: isStopping ? 'stopping' : 'alive', release: config.release },
      isStopping ? 503 : 200,
    )
  })
  app.get('/readyz', async (c) => {
    const isReady = !stopping.signal.aborted && (await isDatabaseReady())
    return c.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503)
  })
  if (metrics && config.metricsToken) app.route('/', metricsEndpoint(metrics, config.metricsToken))
  return app
}
