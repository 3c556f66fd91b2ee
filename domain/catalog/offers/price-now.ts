import type { LineSale } from '#shared/catalog/offers.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getOffers } from './get-offers.ts'
import { type Priced, saleOf } from './offer.ts'

/** The price of a product now and without offers, and the offer that makes the price, if one does. */
export type PriceNow = { priceCents: number; listPriceCents: number; sale: LineSale | null }

/** Puts the prices of the offers that apply now in place of the products' own. */
export async function priceNow<Row extends Priced>(
  ctx: Ctx,
  { rows }: { rows: Row[] },
): Promise<(Row & PriceNow)[]> {
  const { running } = await getOffers(ctx)
  return rows.map((row) => {
    const { priceCents: listPriceCents } = row
    const found = saleOf(running, row)
    if (!found) return { ...row, listPriceCents, sale: null }
    const { id: offerId, name, combines } = found.offer
    return {
      ...row,
      priceCents: found.priceCents,
      listPriceCents,
      sale: { offerId, name, listPriceCents, combines },
    }
  })
}
