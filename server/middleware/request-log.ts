import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { LiveSession } from '#domain/sign-in/schemas.ts'
import type { Client, Ctx } from '#domain/context.ts'
import { loggablePath } from '#shared/loggable-path.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services.ts'
import { clientAddress } from './client-address.ts'

/** What every handler of the server finds in its Hono context. */
export type ServerEnv = {
  Variables: {
    requestId: string
    log: Logger
    /** Acts as the customer who is signed in, else as a visitor. */
    ctx: Ctx
    session: LiveSession | undefined
  }
  Bindings: { incoming: import('node:http').IncomingMessage }
}

/** Gives each request its id, its log and its domain context, and logs how it ended. */
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
