import { Hono } from 'hono'
import { equalInConstantTime } from '#adapters/payments/equal-in-constant-time.ts'
import { NOT_KEPT } from '../pages/page-cache.ts'
import type { ServerEnv } from '../server-env.ts'
import type { Metrics } from './metrics.ts'

/** Serves the address at which Prometheus reads the figures of this process, with `token` as its bearer token. */
export function metricsEndpoint(metrics: Metrics, token: string): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/metrics', async (c) => {
    const [, sent = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (!equalInConstantTime(sent, token)) {
      return c.text('', 401, { 'www-authenticate': 'Bearer', ...NOT_KEPT })
    }
    return c.body(await metrics.read(), 200, { 'content-type': metrics.contentType, ...NOT_KEPT })
  })
  return app
}
