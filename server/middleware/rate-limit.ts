import type { MiddlewareHandler } from 'hono'
import type { LimitName } from '#adapters/rate-limits/rate-limits.ts'
import type { ServerEnv } from './request-log.ts'

/** Counts what is sent, by address; answers an address over its limit with `refuse`. */
export function limitByAddress(
  name: LimitName,
  refuse: MiddlewareHandler<ServerEnv>,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const { limits, client } = c.get('ctx')
    const seconds = await limits.take(name, client.address)
    if (seconds === 0) return next()
    const response = await refuse(c, next)
    response?.headers.set('retry-after', String(seconds))
    return response
  }
}
