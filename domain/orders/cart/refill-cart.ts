import { addToCart, MAX_QUANTITY } from '#shared/orders/cart-cookie.ts'
import { type CartProduct, listCartProducts } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { toLeft, toOffered } from '#domain/catalog/inventory/schemas.ts'
import type { CartLine, NotRefilled, RefillCartInput, RefillCartResult } from './schemas.ts'
import { lockStoredCart, storeCart } from './stored-cart.ts'

/**
 * Puts into the cart what is still sold of what was once bought, at the prices of now, so that it has at least so many of
 * each: pressed twice, it adds once. What lies in it stays. Says what is not to be had, or not in that quantity. For a
 * customer the cart in their account is filled.
 */
export async function refillCart(ctx: Ctx, input: RefillCartInput): Promise<RefillCartResult> {
  const { actor } = ctx
  if (actor.role !== 'customer') return refill(ctx, input)
  return inTransaction(ctx, async (ctx) => {
    const lines = await lockStoredCart(ctx, actor.id)
    const result = await refill(ctx, { ...input, lines })
    await storeCart(ctx, actor.id, result.lines)
    return result
  })
}

async function refill(ctx: Ctx, { lines, wanted }: RefillCartInput): Promise<RefillCartResult> {
  const ids = wanted.flatMap(({ productId }) => productId ?? [])
  const products = await listCartProducts(ctx, { ids })
  const result: RefillCartResult = { lines, missing: [], hasAny: false }
  for (const { productId, quantity, name } of wanted) {
    const product = productId === null ? undefined : products.get(productId)
    const there = result.lines.find((line) => line.productId === product?.id)?.quantity ?? 0
    const { possible, fault } = whatIsThere(product, quantity)
    if (product && possible > there) {
      const added: CartLine = {
        productId: product.id,
        quantity: possible - there,
        seenPriceCents: product.priceCents,
      }
      const filled = addToCart(result.lines, added)
      if (filled === result.lines) {
        result.missing.push({ name, reason: 'cart_full' })
        continue
      }
      result.lines = filled
    }
    if (fault && there < quantity) result.missing.push({ name, ...fault })
  }
  result.hasAny = wanted.some(({ productId }) => result.lines.some((line) => line.productId === productId))
  return result
}

type Fault = NotRefilled extends infer One ? (One extends unknown ? Omit<One, 'name'> : never) : never

function whatIsThere(product: CartProduct | undefined, wanted: number): { possible: number; fault?: Fault } {
  if (!product) return { possible: 0, fault: { reason: 'gone' } }
  if (product.stockQuantity <= 0) return { possible: 0, fault: { reason: 'sold_out' } }
  const quantity = Math.min(wanted, MAX_QUANTITY)
  if (quantity <= product.stockQuantity) return { possible: quantity }
  return { possible: toOffered(product), fault: { reason: 'only_left', left: toLeft(product) } }
}
