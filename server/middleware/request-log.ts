import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Ctx } from '#domain/context.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services.ts'

/** What every handler of the server finds in its Hono context. */
export type ServerEnv = {
  Variables: { requestId: string; log: Logger; ctx: Ctx }
  Bindings: { incoming: import('node:http').IncomingMessage }
}

/** Gives each request its id, its log and its domain context, and logs how it ended. */
export function requestLog({ log, newCtx }: Services): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const requestId = randomUUID()
    const requestLog = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLog)
    c.set('ctx', newCtx(requestLog))
    const started = performance.now()
    await next()
    c.res.headers.set('x-request-id', requestId)
    requestLog.info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  }
}
