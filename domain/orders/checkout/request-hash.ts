import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from './schemas.ts'

/**
 * A SHA-256 of everything that makes it the same order; never of the card. It is stored with the order and compared
 * when the key comes again, perhaps by a later release: a field that is added here must not change the hash of an order
 * without it, or `isHashOfRequest` must know the earlier form too.
 */
export function hashOfRequest(input: PlaceOrderInput): string {
  const { contact, business, delivery, payment, discountCode, gift, voucher } = input
  const said = [boughtIn(input), contact, business, delivery, payment.method, discountCode]
  return hashOf([...said, ...(gift ? [gift] : []), ...(voucher ? [voucher.code] : [])])
}

/** True if a stored hash is of this order, as this release hashes it or an earlier one did. */
export function isHashOfRequest(stored: string, input: PlaceOrderInput): boolean {
  return stored === hashOfRequest(input) || stored === hashOfFirstReleases(input)
}

/** Before there were discount codes, vouchers and invoices to businesses; undefined for an order that has one of those. */
function hashOfFirstReleases(input: PlaceOrderInput): string | undefined {
  const { contact, business, delivery, payment, discountCode, voucher } = input
  if (business || discountCode || voucher) return undefined
  return hashOf([boughtIn(input), contact, delivery, payment.method])
}

function boughtIn({ lines }: PlaceOrderInput): string[] {
  return lines.map(({ productId, quantity }) => `${productId} ${quantity}`).sort((a, b) => (a < b ? -1 : 1))
}

function hashOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
