import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ServerEnv } from '../server-env.ts'
import { senderOf } from './limit-posts.ts'

/** Twice as many as somebody who types all the time causes with suggestions. Answers from the page cache do not count. */
export const SEARCHES = { points: 120, duration: 60 }

/** Counts searches, in this process only: to ask the database would cost as much as to search. */
export const countSearches = () => new RateLimiterMemory(SEARCHES)
export type SearchCounter = RateLimiterMemory

/** Answers searches of a sender who has had SEARCHES with `refuse` and a Retry-After. */
export function limitSearches(
  counter: SearchCounter,
  refuse: MiddlewareHandler<ServerEnv>,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!c.req.query('search')?.trim()) return next()
    try {
      await counter.consume(senderOf(c))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const response = await refuse(c, next)
      response?.headers.set('retry-after', String(Math.max(1, Math.ceil(error.msBeforeNext / 1_000))))
      return response
    }
    return next()
  }
}
