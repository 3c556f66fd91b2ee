export const MAX_QUANTITY = 99
export const MAX_LINES = 40

/** A line of a cart as the buyer's browser keeps it: product, quantity, and the price that was seen, in ZAR cents. */
export type CartLine = { productId: string; quantity: number; seenPriceCents?: number | undefined }

const entry = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([1-9]\d?)(?::([1-9]\d{0,7}))?$/

/** The cart in a cookie. Visitors can change their cookies, so invalid entries are left out. */
export function parseCart(value: string | undefined): CartLine[] {
  let lines: CartLine[] = []
  for (const text of (value ?? '').split('_')) {
    const [, productId, quantity, price] = entry.exec(text) ?? []
    if (!productId) continue
    lines = addToCart(lines, {
      productId,
      quantity: Number(quantity),
      ...(price ? { seenPriceCents: Number(price) } : {}),
    })
  }
  return lines
}

/** `uuid:quantity:seenPriceCents`, joined by `_`: 40 lines fit in the 4 kB of a cookie. */
export function serializeCart(lines: CartLine[]): string {
  return lines
    .map(({ productId, quantity, seenPriceCents }) =>
      seenPriceCents ? `${productId}:${quantity}:${seenPriceCents}` : `${productId}:${quantity}`,
    )
    .join('_')
}

/** Adds a line, or adds to the product's existing one, up to 99. A full cart gets no further product. */
export function addToCart(lines: CartLine[], added: CartLine): CartLine[] {
  const there = lines.find((line) => line.productId === added.productId)
  if (!there) return lines.length < MAX_LINES ? [...lines, added] : lines
  const quantity = Math.min(there.quantity + added.quantity, MAX_QUANTITY)
  return lines.map((line) => (line === there ? { ...line, ...added, quantity } : line))
}

/** Sets the quantity of a product that is in the cart; zero or less removes it (docs/specification.md §4). */
export function setQuantity(lines: CartLine[], productId: string, quantity: number): CartLine[] {
  if (quantity <= 0) return removeLine(lines, productId)
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line,
  )
}

export function removeLine(lines: CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => line.productId !== productId)
}

/** The number of jars. */
export function countItems(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}
