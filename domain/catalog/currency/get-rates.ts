import { exchangeRates } from '#database/schema/index.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { CURRENCY_CODES, FIXED_RATES, type Rates } from '#shared/kernel/money.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { refreshRates } from './refresh-rates.ts'

/** Older rates are fetched again (docs/specification.md §9). */
const MAX_AGE = 30 * MINUTE

/**
 * The current rates of all display currencies; fetches them when first needed and when they are older than 30 minutes.
 */
export async function getRates(ctx: Ctx): Promise<Rates> {
  const rows = await ctx.db.select().from(exchangeRates)
  const oldest = Math.min(...rows.map((row) => row.updatedAt.getTime()))
  const known = new Set(rows.map((row) => row.code))
  const isFresh = CURRENCY_CODES.every((code) => known.has(code)) && ctx.now().getTime() - oldest < MAX_AGE
  if (!isFresh) return refreshRates(asShop(ctx))
  return { ...FIXED_RATES, ...Object.fromEntries(rows.map((row) => [row.code, row.rate])) }
}
