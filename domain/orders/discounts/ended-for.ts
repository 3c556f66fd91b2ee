import { type Offers, saleOf } from '#domain/catalog/offers/index.ts'
import type { Offer } from '#shared/catalog/offers.ts'
import { type GoodsToPrice, priceGoods } from './price-goods.ts'

/**
 * Tells which of the offers that ended a short time ago would make these goods cheaper: a buyer who saw a lower total is
 * told why it is no longer so.
 */
export function endedFor(goods: readonly GoodsToPrice[], { running, ended }: Offers): Offer[] {
  const chargeOf = (offers: readonly Offer[]) => {
    const { subtotalCents, discountCents } = priceGoods(
      goods.map((line) => onSale(line, offers)),
      { offers },
      0,
    )
    return subtotalCents - discountCents
  }
  const now = chargeOf(running)
  return ended.filter((offer) => chargeOf([...running, offer]) < now)
}

function onSale(line: GoodsToPrice, offers: readonly Offer[]): GoodsToPrice {
  const { productId: id, categoryId } = line
  if (id === null || categoryId === null) return line
  const priceCents = line.sale?.listPriceCents ?? line.unitPriceCents
  const sale = saleOf(offers, { id, categoryId, priceCents })
  if (!sale) return line
  const { id: offerId, name, combines } = sale.offer
  return {
    ...line,
    unitPriceCents: sale.priceCents,
    totalCents: sale.priceCents * line.quantity,
    sale: { offerId, name, listPriceCents: priceCents, combines },
  }
}
