import type { Offer } from '#shared/catalog/offers.ts'

/** A product as offers see it; `priceCents` is its own price. */
export type Priced = { id: string; categoryId: string; priceCents: number }

/** The price of a product in an offer. */
export type Sale = { offer: Offer; priceCents: number }

export function isFor(
  { productId, categoryId }: Pick<Offer, 'productId' | 'categoryId'>,
  product: { id: string | null; categoryId: string | null },
): boolean {
  if (productId !== null) return productId === product.id
  return categoryId === null ? product.id !== null : categoryId === product.categoryId
}

/** True if an offer asks for nothing, so that it is a price of each jar; others take something off an order. */
export function isPrice({
  terms,
  minimumQuantity,
  minimumCents,
}: Pick<Offer, 'terms' | 'minimumQuantity' | 'minimumCents'>): boolean {
  if (terms.kind === 'sale_price') return true
  return terms.kind === 'percent' && minimumQuantity <= 1 && minimumCents === 0
}

/** The lowest price that these offers make of a product's own, at least a cent; undefined if none makes it lower. */
export function saleOf(offers: readonly Offer[], product: Priced): Sale | undefined {
  let best: Sale | undefined
  for (const offer of offers) {
    if (!isPrice(offer) || !isFor(offer, product)) continue
    const priceCents = Math.max(1, priceIn(offer, product.priceCents))
    if (priceCents < (best?.priceCents ?? product.priceCents)) best = { offer, priceCents }
  }
  return best
}

function priceIn({ terms }: Offer, priceCents: number): number {
  if (terms.kind === 'sale_price') return terms.amountCents
  return terms.kind === 'percent' ? Math.round((priceCents * (100 - terms.percent)) / 100) : priceCents
}
