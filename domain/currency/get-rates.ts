import { exchangeRates } from '#database/schema/index.ts'
import { CURRENCY_CODES, FIXED_RATES, type Rates } from '#shared/money.ts'
import type { Ctx } from '../context.ts'
import { refreshRates } from './refresh-rates.ts'

/** Rates older than this are fetched again (spec.md §9). */
const RATES_MAX_AGE_MS = 30 * 60_000

/** The current rates of all display currencies; fetches them at first need and when they are older than 30 minutes. */
export async function getRates(ctx: Ctx): Promise<Rates> {
  const rows = await ctx.db.select().from(exchangeRates)
  const oldest = Math.min(...rows.map((row) => row.updatedAt.getTime()))
  const known = new Set(rows.map((row) => row.code))
  const isFresh =
    CURRENCY_CODES.every((code) => known.has(code)) && ctx.now().getTime() - oldest < RATES_MAX_AGE_MS
  if (!isFresh) return refreshRates(ctx)
  return { ...FIXED_RATES, ...Object.fromEntries(rows.map((row) => [row.code, row.rate])) }
}
