import type { CartProduct } from '#domain/catalog/catalog/index.ts'
import type { CartLine } from './schemas.ts'

type Stocked = Pick<CartProduct, 'id' | 'stockQuantity' | 'parts'>

/** The most of a line that can be had beside the others: a part of a set may be ordered on its own too. */
export function possibleQuantity(
  line: CartLine,
  lines: CartLine[],
  products: ReadonlyMap<string, Stocked>,
): number {
  const product = products.get(line.productId)
  if (!product) return 0
  const taken = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    if (productId === line.productId) continue
    for (const jar of jarsOf(products.get(productId)))
      taken.set(jar.id, (taken.get(jar.id) ?? 0) + jar.quantity * quantity)
  }
  const allowed = jarsOf(product).map(({ id, stockQuantity, quantity }) =>
    Math.floor((stockQuantity - (taken.get(id) ?? 0)) / quantity),
  )
  return Math.max(0, Math.min(product.stockQuantity, ...allowed))
}

/** The jars in one of a product: itself, or the parts of a set. */
function jarsOf(product: Stocked | undefined): { id: string; stockQuantity: number; quantity: number }[] {
  if (!product) return []
  return product.parts.length > 0 ? product.parts : [{ ...product, quantity: 1 }]
}
