/**
 * A place in a list of orders: the value that it is sorted by (microseconds since 1970, or cents) and the id of the order
 * that stands there. New orders do not move it.
 */
export type OrderCursor = { value: string; id: string }

const CURSOR = /^(\d{1,17})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Reads a cursor as it stands in an address. */
export function parseCursor(text: string): OrderCursor | undefined {
  const [, value, id] = CURSOR.exec(text) ?? []
  return value && id ? { value, id } : undefined
}

export function formatCursor({ value, id }: OrderCursor): string {
  return `${value}_${id}`
}
