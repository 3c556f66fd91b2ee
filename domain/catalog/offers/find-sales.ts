import { sql } from 'drizzle-orm'
import { priceHistory, products } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { getOffers } from './get-offers.ts'
import { readOffers } from './internal.ts'
import { type Priced, type Sale, saleOf } from './offer.ts'
import type { SaleView } from './views.ts'

const WINDOW_MS = 30 * DAY

/** A sale price, and how pages say it in one language. */
export type FoundSale = { sale: Sale; view: SaleView }

/**
 * Finds the sale prices of products, by their ids, with what they cost before.
 * Reads nothing more where none has one.
 */
export async function findSales(
  ctx: Ctx,
  { of, language }: { of: Priced[]; language: Locale },
): Promise<Map<string, FoundSale>> {
  const { running } = await getOffers(ctx)
  const found = of.flatMap((product) => {
    const sale = saleOf(running, product)
    return sale ? [{ product, sale }] : []
  })
  if (found.length === 0) return new Map()
  const lowest = await readLowest(ctx, found)
  return new Map(
    found.map(({ product, sale }) => {
      const { name, endsAt } = sale.offer
      const view = {
        name: pick(name, language),
        endsAt: endsAt.toISOString(),
        listPriceCents: product.priceCents,
        lowestCents: lowest.get(product.id) ?? null,
      }
      return [product.id, { sale, view }]
    }),
  )
}

type Stretch = { priceCents: number; fromAt: Date; untilAt: Date | null }

/**
 * The lowest prices at which products were sold in the 30 days before their present sale began, also in earlier sales;
 * none for those that were not sold before.
 */
async function readLowest(ctx: Ctx, found: { product: Priced; sale: Sale }[]): Promise<Map<string, number>> {
  const since = found.map(({ sale }) => sale.offer.startsAt)
  const first = addTime(new Date(Math.min(...since.map(Number))), -WINDOW_MS)
  const ids = found.map(({ product }) => product.id)
  const { rows } = await ctx.readDb.execute<{
    id: string
    priceCents: number
    fromAt: string
    untilAt: string | null
  }>(sql`
    select product_id as "id", price_cents as "priceCents", from_at as "fromAt", until_at as "untilAt"
    from ${priceHistory} where product_id = any(${sql.param(ids)}::uuid[]) and until_at > ${first}::timestamptz
    union all
    select id, price_cents, coalesce((select max(until_at) from ${priceHistory} where product_id = products.id), created_at), null
    from ${products} where id = any(${sql.param(ids)}::uuid[])`)
  const earlier = await readOffers(ctx, { after: first })
  return new Map(
    found.flatMap(({ product, sale }) => {
      const { startsAt: until } = sale.offer
      const from = addTime(until, -WINDOW_MS)
      const stretches = rows
        .filter(({ id }) => id === product.id)
        .map(({ priceCents, fromAt, untilAt }): Stretch => ({
          priceCents,
          fromAt: new Date(fromAt),
          untilAt: untilAt === null ? null : new Date(untilAt),
        }))
        .filter(({ fromAt, untilAt }) => fromAt < until && (untilAt === null || untilAt > from))
      const prices = stretches.flatMap(({ priceCents, fromAt, untilAt }) => {
        const sales = earlier.filter(
          (offer) =>
            offer.id !== sale.offer.id &&
            offer.startsAt < until &&
            offer.endsAt > from &&
            offer.endsAt > fromAt &&
            (untilAt === null || offer.startsAt < untilAt),
        )
        const lower = sales.flatMap((offer) => saleOf([offer], { ...product, priceCents })?.priceCents ?? [])
        return [priceCents, ...lower]
      })
      return prices.length > 0 ? [[product.id, Math.min(...prices)] as const] : []
    }),
  )
}
