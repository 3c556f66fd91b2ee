import { addressLines } from '#shared/accounts/address-lines.ts'
import { purchase } from '#shared/messages/en/orders/purchase.ts'
import { addresseeOf } from '#shared/orders/gift.ts'
import type { OrderView } from '../orders/views.ts'

/**
 * The address as on a parcel's label; no lines for an order that is collected. The province is in Latin script in Thai
 * mails too, so that a map finds it.
 */
export function parcelLabel({ address, contact, gift }: OrderView): string[] {
  if (!address) return []
  const { name } = addresseeOf({ ...contact, company: null, gift })
  return [name, ...addressLines(address, purchase.provinces)]
}
