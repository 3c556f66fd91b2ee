import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { NETWORK_TIMES } from '#adapters/rate-limits/rate-limits.ts'
import type { ServerEnv } from '../server-env.ts'
import { staffOf } from './limit-posts.ts'

/** Counts requests in this process only: by sender, and by network of many addresses. */
export type RequestCounter = { ofSenders: RateLimiterMemory; ofNetworks: RateLimiterMemory }

/** @param limit how many requests one sender may make in how many seconds */
export function countRequests({ points, duration }: { points: number; duration: number }): RequestCounter {
  return {
    ofSenders: new RateLimiterMemory({ points, duration }),
    ofNetworks: new RateLimiterMemory({ points: points * NETWORK_TIMES, duration }),
  }
}

/**
 * The limit on a sender's requests for everything that is not kept: no house full of people comes near it, and it
 * leaves the process two thirds of its time for the others.
 */
export const UNKEPT = { points: 1_500, duration: 60 }

/**
 * Counts requests by sender, or all together: for what costs about as much as asking the database whether it is
 * allowed. Answers those above the limit with `refuse` and a Retry-After.
 */
export function limitRequests(
  counter: RequestCounter,
  refuse: MiddlewareHandler<ServerEnv>,
  by: 'sender' | 'all' = 'sender',
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    try {
      if (by === 'all') await counter.ofSenders.consume('all')
      else await countOfSender(counter, c)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const response = await refuse(c, next)
      response?.headers.set('retry-after', String(Math.max(1, Math.ceil(error.msBeforeNext / 1_000))))
      return response
    }
    return next()
  }
}

async function countOfSender(
  { ofSenders, ofNetworks }: RequestCounter,
  c: Context<ServerEnv>,
): Promise<void> {
  const { address, network } = c.get('ctx').client
  const staff = staffOf(c)
  await ofSenders.consume(staff ?? address)
  if (staff === undefined && network !== undefined) await ofNetworks.consume(network)
}
