import { addToCart, type CartLine } from '#shared/orders/cart-cookie.ts'
import { listCartProducts } from '#domain/catalog/catalog/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { MergeCartInput } from './schemas.ts'
import { lockStoredCart, storeCart } from './stored-cart.ts'

/**
 * Merges a browser's cart into the account of the customer who has just signed in, as far as there is stock. During the
 * checkout the browser's cart replaces it. Call it inside the caller's transaction.
 */
export async function mergeCart(
  ctx: ShopCtx,
  { customerId, browser, isInCheckout }: MergeCartInput,
): Promise<void> {
  const { lines, owner } = browser
  // On a shared device, the next customer does not get the cart of the previous one.
  if (lines.length === 0 || (owner && owner !== customerId)) return
  const stored = await lockStoredCart(ctx, customerId)
  if (isInCheckout) return storeCart(ctx, customerId, lines)
  // An earlier session left a copy of the stored cart: adding it would double everything.
  const merged = owner ? largerOfEach(stored, lines) : await addUp(ctx, stored, lines)
  await storeCart(ctx, customerId, merged)
}

async function addUp(ctx: ShopCtx, stored: CartLine[], lines: CartLine[]): Promise<CartLine[]> {
  const sum = lines.reduce(addToCart, stored)
  const products = await listCartProducts(ctx, { ids: sum.map((line) => line.productId) })
  return sum.map((line) => {
    const stock = products.get(line.productId)?.stockQuantity ?? line.quantity
    return { ...line, quantity: Math.max(1, Math.min(line.quantity, stock)) }
  })
}

function largerOfEach(stored: CartLine[], lines: CartLine[]): CartLine[] {
  return lines.reduce((cart, line) => {
    const there = cart.find(({ productId }) => productId === line.productId)?.quantity ?? 0
    const missing = line.quantity - there
    return missing > 0 ? addToCart(cart, { ...line, quantity: missing }) : cart
  }, stored)
}
