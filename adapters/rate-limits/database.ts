import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limit, type LimitName, LIMITS, NETWORK_TIMES, type RateLimits } from './rate-limits.ts'

type Pool = ConstructorParameters<typeof RateLimiterPostgres>[0]['storeClient']

/** Keeps counters in the table `rate_limits` of the database behind `pool`; `seal` makes the keys unreadable. */
export function databaseRateLimits(pool: Pool, seal: (text: string) => string): RateLimits {
  const names = Object.keys(LIMITS) as LimitName[]
  const limiters = new Map(names.map((name) => [name, limiterOf(pool, name)] as const))
  const ofNetworks = new Map(names.map((name) => [name, limiterOf(pool, name, 'network')] as const))
  const limiter = (name: LimitName, by?: 'network') => (by ? ofNetworks : limiters).get(name)!
  return {
    async take(name, key, by) {
      try {
        await limiter(name, by).consume(seal(key))
        return 0
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      }
    },
    async forget(...all) {
      const keys = all.map(([name, key, by]) => limiter(name, by).getKey(seal(key)))
      await pool.query('delete from rate_limits where key = any($1)', [keys])
    },
  }
}

function limiterOf(pool: Pool, name: LimitName, by?: 'network'): RateLimiterPostgres {
  const { points: ofOne, seconds, isFirm, networkTimes = NETWORK_TIMES }: Limit = LIMITS[name]
  const points = by ? ofOne * networkTimes : ofOne
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
