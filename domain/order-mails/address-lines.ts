import { checkout as en } from '#shared/messages/en/checkout.ts'
import { checkout as th } from '#shared/messages/th/checkout.ts'
import type { OrderView } from '../orders/schemas.ts'

const PROVINCES = { en: en.provinces, th: th.provinces }

/** Where an order goes, as a parcel's label says it; no line for one that is collected. */
export function addressLines({ locale, address, contact }: OrderView): string[] {
  if (!address) return []
  const { street, suburb, city, province, postalCode } = address
  return [
    `${contact.firstName} ${contact.lastName}`,
    street,
    ...(suburb ? [suburb] : []),
    `${city}, ${PROVINCES[locale][province]} ${postalCode}`,
  ]
}
