import { and, eq, inArray, sql } from 'drizzle-orm'
import { exchangeRates } from '#database/schema/index.ts'
import { CURRENCY_CODES, type Currency, FIXED_RATES, type Rates } from '#shared/kernel/money.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/** A rate that is more times the fixed rate than this, or a smaller part of it, is a mistake of the service. */
const MOST_DRIFT = 5

let underWay: Promise<Rates> | undefined

/**
 * Fetches the rates and stores them for all processes. If that fails, or for a currency missing from the answer, the
 * fixed rate is stored and the log says so (docs/specification.md §8). In place of a rate that cannot be true, the last
 * good one stays. Parallel calls share one fetch.
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
  const fetched = await fetchGoodRates(ctx)
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

/** The fetched rates that can be true, and the last good ones in place of the others. */
async function fetchGoodRates(ctx: Ctx): Promise<Partial<Rates>> {
  const answer = await fetchRates(ctx)
  const refused = answer.filter((rate) => !isPlausible(rate))
  if (refused.length === 0) return toRates(answer)
  ctx.log.error({ refused: toRates(refused) }, 'exchange rates that cannot be true are refused')
  const last = await readFetchedRates(
    ctx,
    refused.map(({ code }) => code),
  )
  return toRates([...answer, ...last].filter(isPlausible))
}

type Rate = { code: Currency; rate: number }

async function fetchRates(ctx: Ctx): Promise<Rate[]> {
  try {
    const answer = await ctx.exchangeRates.fetchRates()
    return CURRENCY_CODES.flatMap((code) => {
      const rate = code === 'ZAR' ? undefined : answer[code]
      return rate === undefined ? [] : [{ code, rate }]
    })
  } catch (error) {
    ctx.log.error({ err: error }, 'exchange rates could not be fetched')
    return []
  }
}

/** The rates of these currencies that were fetched last. */
async function readFetchedRates(ctx: Ctx, codes: Currency[]): Promise<Rate[]> {
  return inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ code: exchangeRates.code, rate: exchangeRates.rate })
      .from(exchangeRates)
      .where(and(inArray(exchangeRates.code, codes), eq(exchangeRates.source, 'fetched'))),
  )
}

function isPlausible({ code, rate }: Rate): boolean {
  const drift = rate / FIXED_RATES[code]
  return drift <= MOST_DRIFT && drift >= 1 / MOST_DRIFT
}

function toRates(rates: Rate[]): Partial<Rates> {
  return Object.fromEntries(rates.map(({ code, rate }) => [code, rate]))
}
