import type { AppliedOffer, LineSale, Offer } from '#shared/catalog/offers.ts'
import type { OrderChangePreview } from './schemas.ts'

type SoldLine = { productId: string | null; quantity: number; sale: LineSale | null }
type Had = { offers: AppliedOffer[]; lines: SoldLine[] }

/**
 * Names what an order loses by a change: offers that took something off it and do no longer, and the sale prices of products
 * of which jars are added that cost more now.
 * @param known the offers of when the order was placed, which have the names
 */
export function lostOffers(
  before: Had,
  after: Had,
  known: readonly Offer[],
): OrderChangePreview['lostOffers'] {
  const unmet = before.offers.filter(({ id }) => !after.offers.some((offer) => offer.id === id))
  const dearer = after.lines.filter(({ sale, productId }) => !sale && hasGrown(productId, before, after))
  const ended = known.filter(({ id }) =>
    before.lines.some(
      ({ sale, productId }) => sale?.offerId === id && dearer.some((line) => line.productId === productId),
    ),
  )
  return [
    ...unmet.map(({ name }) => ({ name, hasEnded: false })),
    ...ended.map(({ name }) => ({ name, hasEnded: true })),
  ]
}

function hasGrown(productId: string | null, before: Had, after: Had): boolean {
  const count = ({ lines }: Had) =>
    lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
  return count(after) > count(before)
}
