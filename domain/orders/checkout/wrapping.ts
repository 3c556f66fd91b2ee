import type { Settings } from '#domain/base/settings/schemas.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Gift } from '#shared/orders/gift.ts'
import type { PlaceOrderInput, ServiceLine } from './schemas.ts'

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

/** The same as a buyer sees it before it is ordered; null where the shop wraps none. */
export function wrappingLine(gifts: Settings['gifts'], locale: Locale): ServiceLine | null {
  const wrapping = wrappingOf(gifts)
  if (!wrapping) return null
  const { name, quantity, unitPriceCents, totalCents } = wrapping
  return { name: name[locale], image: null, tint: null, parts: [], quantity, unitPriceCents, totalCents }
}

/** The gift that an order is, as it is stored; null for any other order. */
export function giftOf({ gift, delivery }: Pick<PlaceOrderInput, 'gift' | 'delivery'>): Gift | null {
  const receiver = (delivery.method === 'courier' && delivery.receiver) || null
  return gift || receiver ? { receiver, card: gift?.card ?? null } : null
}

/** False for an order that is to be what the shop does not make: a gift, or wrapped. */
export function canBeGift(
  { gift, delivery }: Pick<PlaceOrderInput, 'gift' | 'delivery'>,
  { gifts }: Settings,
): boolean {
  if (gift?.isWrapped && !wrappingOf(gifts)) return false
  return gifts.isOffered || !(gift || (delivery.method === 'courier' && delivery.receiver))
}
