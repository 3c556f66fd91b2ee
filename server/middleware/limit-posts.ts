import type { Context, MiddlewareHandler } from 'hono'
import type { LimitName } from '#adapters/rate-limits/rate-limits.ts'
import type { Try } from '#adapters/rate-limits/rate-limits.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import type { ServerEnv } from '../server-env.ts'

/** Counts POSTs under the limit `name`; answers those over it with `refuse` and a Retry-After. */
export function limitPosts(
  name: LimitName,
  refuse: MiddlewareHandler<ServerEnv>,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const refused = await countTries(c.get('ctx'), ...triesOf(c, name))
    if (!refused) return next()
    const response = await refuse(c, next)
    response?.headers.set('retry-after', String(refused.seconds))
    return response
  }
}

function triesOf(c: Context<ServerEnv>, name: LimitName): Try[] {
  const staff = staffOf(c)
  return staff === undefined ? bySender(c.get('ctx'), name) : [[name, staff]]
}

/** Staff are counted by person, since an office shares one address; everybody else by address. */
export function staffOf(c: Context<ServerEnv>): string | undefined {
  const person = c.get('session')?.person
  return person && person.roles.length > 0 ? `staff ${person.id}` : undefined
}
