import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { loggablePath } from '#shared/kernel/loggable-path.ts'
import type { ServerEnv } from '../server-env.ts'
import type { Services } from '../services.ts'
import { clientAddress, householdOf, networkOf } from './client-address.ts'
import { requestAddress } from './request-address.ts'

const HEALTH = new Set(['/healthz', '/readyz'])

/** Gives each request an id, a log, its origin and a ctx, and logs the response. */
export function requestLog({ log, newCtx, config }: Services): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const requestId = idFromProxy(c.req.header('x-request-id'), config.trustedProxies) ?? randomUUID()
    const requestLog = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLog)
    const { origin, hostname } = requestAddress(c, config)
    c.set('origin', origin)
    const clientIp = clientAddress(c, config.trustedProxies)
    c.set('clientIp', clientIp)
    const client = {
      address: householdOf(clientIp),
      network: networkOf(clientIp),
      host: hostname,
      userAgent: c.req.header('user-agent') ?? '',
    }
    c.set('ctx', { ...newCtx(requestLog), client, requestId })
    const started = performance.now()
    await next()
    c.res.headers.set('x-request-id', requestId)
    // Proxies ask every other second; when the database goes and comes the log says without them.
    requestLog[HEALTH.has(c.req.path) ? 'debug' : 'info'](
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

/**
 * Returns a trusted proxy's id for the request, so that its log and ours name it alike; nothing else may choose its own
 * id.
 */
function idFromProxy(sent: string | undefined, trustedProxies: number): string | undefined {
  return trustedProxies > 0 && sent !== undefined && /^[\w.-]{8,64}$/.test(sent) ? sent : undefined
}
