import { sql } from 'drizzle-orm'
import { exchangeRates } from '#database/schema/index.ts'
import { CURRENCY_CODES, FIXED_RATES, type Rates } from '#shared/money.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { policy } from './policy.ts'

let underWay: Promise<Rates> | undefined

/**
 * Fetches the rates and stores them for all processes. If that fails, or for a currency missing from the answer, the
 * fixed rate is stored and the log says so (docs/specification.md §8). Parallel calls share one fetch.
 * @throws DomainError forbidden
 */
export async function refreshRates(ctx: Ctx): Promise<Rates> {
  policy.refreshRates(ctx)
  underWay ??= fetchAndStore(ctx).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function fetchAndStore(ctx: Ctx): Promise<Rates> {
  const fetched = await fetchRates(ctx)
  const rates = { ...FIXED_RATES, ...fetched, ZAR: 1 }
  const missing = CURRENCY_CODES.filter((code) => code !== 'ZAR' && !(code in fetched))
  if (missing.length > 0) ctx.log.warn({ missing }, 'fixed exchange rates are used')

  const updatedAt = ctx.now()
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .insert(exchangeRates)
      .values(
        CURRENCY_CODES.map((code) => ({
          code,
          rate: rates[code],
          source: missing.includes(code) ? ('fixed' as const) : ('fetched' as const),
          updatedAt,
        })),
      )
      .onConflictDoUpdate({
        target: exchangeRates.code,
        set: { rate: sql`excluded.rate`, source: sql`excluded.source`, updatedAt: sql`excluded.updated_at` },
      }),
  )
  return rates
}

async function fetchRates(ctx: Ctx): Promise<Partial<Rates>> {
  try {
    const answer = await ctx.exchangeRates.fetchRates()
    return Object.fromEntries(
      CURRENCY_CODES.filter((code) => code in answer).map((code) => [code, answer[code]]),
    )
  } catch (error) {
    ctx.log.error({ err: error }, 'exchange rates could not be fetched')
    return {}
  }
}
