export const QUANTITY = 'quantity.'

/** Names the field for how many jars of a line come back. */
export function quantityField(itemId: string): string {
  return `${QUANTITY}${itemId}`
}
