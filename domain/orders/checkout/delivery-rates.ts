import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { type Province, PROVINCES } from '#shared/accounts/provinces.ts'
import { collectionOnly, icePackCentsFor } from './chilled.ts'
import type { DeliveryOffer, Destination } from './schemas.ts'

/** The cost of delivery in ZAR cents; null while the province of a courier delivery is unknown. */
export function deliveryCentsFor(
  delivery: DeliverySettings,
  { deliveryMethod, province }: Destination,
  subtotalCents: number,
): number | null {
  if (deliveryMethod !== 'courier') return 0
  const from = freeDeliveryFromCents(delivery, province)
  if (from !== null && subtotalCents >= from) return 0
  return province ? zoneOf(delivery, province).cents : null
}

/**
 * The value of goods from which delivery is free in a province, or everywhere if none is given, in ZAR cents; null if it
 * never is.
 */
export function freeDeliveryFromCents(
  delivery: DeliverySettings,
  province: Province | undefined,
): number | null {
  let most = 0
  for (const each of province ? [province] : PROVINCES) {
    const { cents, freeFromCents } = zoneOf(delivery, each)
    if (cents === 0) continue
    if (freeFromCents === null) return null
    most = Math.max(most, freeFromCents)
  }
  return most
}

/** Returns what pages say about delivery before an address is known, for goods of this value. */
export function deliveryOffer(delivery: DeliverySettings, subtotalCents: number): DeliveryOffer {
  const cents = PROVINCES.map((province) => zoneOf(delivery, province).cents)
  return {
    fromCents: Math.min(...cents),
    toCents: Math.max(...cents),
    freeFromCents: freeDeliveryFromCents(delivery, undefined),
    provinces: PROVINCES.map((province) => ({
      province,
      cents: deliveryCentsFor(delivery, { deliveryMethod: 'courier', province }, subtotalCents) ?? 0,
    })),
  }
}

/**
 * The most that delivery of one product costs, ice pack and all, in ZAR cents: nobody is promised less than they pay. Null where it
 * is only collected.
 */
export function dearestDelivery(
  delivery: DeliverySettings,
  product: { priceCents: number; keepCold: boolean },
): number | null {
  if (collectionOnly(delivery, 'courier', [product]).length > 0) return null
  const { provinces } = deliveryOffer(delivery, product.priceCents)
  return (
    Math.max(...provinces.map(({ cents }) => cents)) + (icePackCentsFor(delivery, 'courier', [product]) ?? 0)
  )
}

function zoneOf({ zones, provinces }: DeliverySettings, province: Province) {
  return zones[provinces[province]]
}
