import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limit, type LimitName, LIMITS, type RateLimits } from './rate-limits.ts'

type Pool = ConstructorParameters<typeof RateLimiterPostgres>[0]['storeClient']

/** Keeps counters in the table `rate_limits` of the database behind `pool`; `seal` makes the keys unreadable. */
export function databaseRateLimits(pool: Pool, seal: (text: string) => string): RateLimits {
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [name, limiterOf(pool, name)] as const),
  )
  const limiter = (name: LimitName) => limiters.get(name)!
  return {
    async take(name, key) {
      try {
        await limiter(name).consume(seal(key))
        return 0
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      }
    },
    async forget(name, key) {
      await limiter(name).delete(seal(key))
    },
  }
}

function limiterOf(pool: Pool, name: LimitName): RateLimiterPostgres {
  const { points, seconds, isFirm }: Limit = LIMITS[name]
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    ...(isFirm ? { inMemoryBlockOnConsumed: points + 1 } : {}),
  })
}
