import type { Context, MiddlewareHandler } from 'hono'
import type { LimitName } from '#adapters/rate-limits/rate-limits.ts'
import type { ServerEnv } from '../server-env.ts'

/** Counts POSTs under the limit `name`; answers those over it with `refuse` and a Retry-After. */
export function limitPosts(
  name: LimitName,
  refuse: MiddlewareHandler<ServerEnv>,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const seconds = await c.get('ctx').limits.take(name, senderOf(c))
    if (seconds === 0) return next()
    const response = await refuse(c, next)
    response?.headers.set('retry-after', String(seconds))
    return response
  }
}

/** Staff are counted by person, since an office shares one address; everybody else by address. */
export function senderOf(c: Context<ServerEnv>): string {
  const person = c.get('session')?.person
  return person && person.roles.length > 0 ? `staff ${person.id}` : c.get('ctx').client.address
}
