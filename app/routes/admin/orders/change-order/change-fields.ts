/** So many jars can be added at once. */
export const MOST_ADDED = 3

/** The name of the field that says how many of a product are to be in the order. */
export function quantityField(productId: string): string {
  return `quantity.${productId}`
}

/** The name of a field of a jar to add. */
export function addField(row: number, part: 'jar' | 'quantity'): string {
  return `add.${row}.${part}`
}

export const DISCOUNT_KINDS = ['keep', 'none', 'code', 'amount'] as const
