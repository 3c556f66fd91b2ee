import { addToCart, type CartLine } from '#shared/cart-cookie.ts'
import { listCartProducts } from '../catalog/index.ts'
import type { Ctx } from '../context.ts'
import type { BrowserCart } from './schemas.ts'
import { lockStoredCart, storeCart } from './stored-cart.ts'

/**
 * Joins the cart of a browser with the one in the account of whoever has just signed in there: quantities add up, as
 * far as there is stock. In the checkout the browser's is the one that counts. For the shop's own use, inside the
 * caller's transaction.
 */
export async function mergeCart(
  ctx: Ctx,
  customerId: string,
  browser: BrowserCart,
  isInCheckout: boolean,
): Promise<void> {
  const stored = await lockStoredCart(ctx, customerId)
  const { lines, owner } = browser
  // The next to sign in on a shared device does not get the cart of the one before.
  if (lines.length === 0 || (owner && owner !== customerId)) return
  await storeCart(ctx, customerId, isInCheckout ? lines : await joined(ctx, stored, browser, customerId))
}

async function joined(
  ctx: Ctx,
  stored: CartLine[],
  { lines, owner }: BrowserCart,
  customerId: string,
): Promise<CartLine[]> {
  // What is left of an earlier session is a copy of the stored cart: adding it would double everything.
  if (owner === customerId) return theLargerOfEach(stored, lines)
  const sum = lines.reduce(addToCart, stored)
  const products = await listCartProducts(
    ctx,
    sum.map((line) => line.productId),
  )
  return sum.map((line) => {
    const stock = products.get(line.productId)?.stockQuantity ?? line.quantity
    return { ...line, quantity: Math.max(1, Math.min(line.quantity, stock)) }
  })
}

function theLargerOfEach(stored: CartLine[], lines: CartLine[]): CartLine[] {
  return lines.reduce((cart, line) => {
    const there = cart.find(({ productId }) => productId === line.productId)?.quantity ?? 0
    const missing = line.quantity - there
    return missing > 0 ? addToCart(cart, { ...line, quantity: missing }) : cart
  }, stored)
}
