import type { Context, MiddlewareHandler } from 'hono'
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ServerEnv } from '../server-env.ts'
import { senderOf } from './limit-posts.ts'

/**
 * Counts requests by sender, or all together, in this process only: for what costs about as much as asking the database
 * whether it is allowed. Answers those above the limit with `refuse` and a Retry-After.
 */
export function limitRequests(
  counter: RateLimiterMemory,
  refuse: MiddlewareHandler<ServerEnv>,
  keyOf: (c: Context<ServerEnv>) => string = senderOf,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    try {
      await counter.consume(keyOf(c))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const response = await refuse(c, next)
      response?.headers.set('retry-after', String(Math.max(1, Math.ceil(error.msBeforeNext / 1_000))))
      return response
    }
    return next()
  }
}
