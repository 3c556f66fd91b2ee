import type { Settings } from '#domain/base/settings/schemas.ts'
import type { PlaceOrderInput } from './schemas.ts'

/** The service of wrapping an order as a gift, as a line of it; undefined where the shop wraps none. */
export function wrappingOf({ isOffered, wrappingCents }: Settings['gifts']) {
  if (!isOffered || wrappingCents === null) return undefined
  return {
    productId: null,
    orderSetId: null,
    name: { en: 'Gift wrapping', th: 'ห่อของขวัญ' },
    sku: 'WRAPPING',
    quantity: 1,
    unitPriceCents: wrappingCents,
    sale: null,
    totalCents: wrappingCents,
    vatClass: 'standard' as const,
  }
}

/** False for an order that is to be what the shop does not make: a gift, or wrapped. */
export function canBeGift(
  { gift, delivery }: Pick<PlaceOrderInput, 'gift' | 'delivery'>,
  { gifts }: Settings,
): boolean {
  if (gift?.isWrapped && !wrappingOf(gifts)) return false
  return gifts.isOffered || !(gift || (delivery.method === 'courier' && delivery.receiver))
}
