import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import { vatInside } from '#shared/money.ts'
import type { Province } from '#shared/provinces.ts'

/** Delivery is free for goods of at least this amount, in ZAR cents. */
export const FREE_DELIVERY_FROM_CENTS = 60_000

const NEAR = 7_500
const MAIN = 9_900
const FAR = 12_900

/** The courier's flat rates from Cape Town, VAT included, in ZAR cents. */
export const COURIER_CENTS: Record<Province, number> = {
  WC: NEAR,
  EC: MAIN,
  FS: MAIN,
  GP: MAIN,
  KZN: MAIN,
  LP: FAR,
  MP: FAR,
  NC: FAR,
  NW: FAR,
}

/** The cost of delivery in ZAR cents; null while the province of a courier delivery is unknown. */
export function deliveryCentsFor(
  method: DeliveryMethod,
  province: Province | undefined,
  subtotalCents: number,
): number | null {
  if (method === 'pickup' || subtotalCents >= FREE_DELIVERY_FROM_CENTS) return 0
  return province ? COURIER_CENTS[province] : null
}

/** Delivery is a standard-rated supply. */
export function deliveryVatCents(deliveryCents: number): number {
  return vatInside(deliveryCents, 'standard')
}
