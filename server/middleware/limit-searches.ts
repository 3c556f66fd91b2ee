import type { MiddlewareHandler } from 'hono'
import type { ServerEnv } from '../server-env.ts'
import { countRequests, limitRequests, type RequestCounter } from './limit-requests.ts'

/** Twice as many as somebody who types all the time causes with suggestions. Answers from the page cache do not count. */
export const SEARCHES = { points: 120, duration: 60 }

/** Counts searches, in this process only: to ask the database would cost as much as to search. */
export const countSearches = () => countRequests(SEARCHES)

/** Answers searches of a sender who has had SEARCHES with `refuse` and a Retry-After. */
export function limitSearches(
  counter: RequestCounter,
  refuse: MiddlewareHandler<ServerEnv>,
): MiddlewareHandler<ServerEnv> {
  const limit = limitRequests(counter, refuse)
  return async (c, next) => (c.req.query('search')?.trim() ? limit(c, next) : next())
}
