import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Services } from '../services.ts'
import { clientAddress } from './client-address.ts'
import type { ServerEnv } from './request-log.ts'

type Limit = { name: string; points: number; seconds: number }

/** Each address may try so many checkouts: far more than a person, far fewer than a machine. */
const CHECKOUT_LIMIT: Limit = { name: 'checkout', points: 60, seconds: 600 }

/**
 * Counts the requests that place orders, by address, in the database: the limit holds across processes and
 * restarts. Answers those over it with `refuse`.
 */
export function checkoutRateLimit(
  { config, database }: Services,
  refuse: (retryAfterSeconds: number) => MiddlewareHandler<ServerEnv>,
): MiddlewareHandler<ServerEnv> {
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: CHECKOUT_LIMIT.name,
    points: CHECKOUT_LIMIT.points,
    duration: CHECKOUT_LIMIT.seconds,
    // Someone already over the limit is turned away without asking the database again.
    inMemoryBlockOnConsumed: CHECKOUT_LIMIT.points + 1,
  })
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const address = clientAddress(c.env.incoming, config.trustedProxies)
    const key = createHmac('sha256', config.secret).update(address).digest('base64url')
    try {
      await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return refuse(Math.ceil(error.msBeforeNext / 1_000))(c, next)
    }
    return next()
  }
}
