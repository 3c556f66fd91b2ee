import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Client } from '#domain/context.ts'
import { loggablePath } from '#shared/loggable-path.ts'
import type { ServerEnv } from '../server-env.ts'
import type { Services } from '../services.ts'
import { clientAddress } from './client-address.ts'

/** Gives each request an id, a log and a ctx, and logs the response. */
export function requestLog({ log, newCtx, config }: Services): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const requestId = randomUUID()
    const requestLog = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLog)
    c.set('ctx', { ...newCtx(requestLog), client: clientOf(c, config.trustedProxies) })
    const started = performance.now()
    await next()
    c.res.headers.set('x-request-id', requestId)
    requestLog.info(
      {
        method: c.req.method,
        path: loggablePath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  }
}

function clientOf(c: Context<ServerEnv>, trustedProxies: number): Client {
  return {
    address: clientAddress(c.env.incoming, trustedProxies),
    host: new URL(c.req.url).hostname,
    userAgent: c.req.header('user-agent') ?? '',
  }
}
