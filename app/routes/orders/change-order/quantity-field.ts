/** The choice of no further jar: no option has an empty value (docs/specification.md §5). */
export const NOTHING = 'none'

export const QUANTITY = 'quantity.'

/** Names the field for how many of a product the order has. */
export function quantityField(productId: string): string {
  return `${QUANTITY}${productId}`
}
