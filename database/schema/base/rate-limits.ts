import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Counters of rate-limiter-flexible, whose column names these are. Keys are keyed hashes, never addresses. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
