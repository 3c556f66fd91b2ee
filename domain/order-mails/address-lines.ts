import { checkout } from '#shared/messages/en/checkout.ts'
import type { OrderView } from '../orders/schemas.ts'

/**
 * Where an order goes, as on a parcel's label; no lines for one that is collected. The province is in Latin script in
 * Thai mails too, so that a map finds it.
 */
export function addressLines({ address, contact }: OrderView): string[] {
  if (!address) return []
  const { street, suburb, city, province, postalCode } = address
  return [
    `${contact.firstName} ${contact.lastName}`,
    street,
    ...(suburb ? [suburb] : []),
    `${city}, ${checkout.provinces[province]} ${postalCode}`,
  ]
}
