import { addToCart, removeLine, setQuantity } from '#shared/cart-cookie.ts'
import type { Locale } from '#shared/locale.ts'
import { listCartProducts } from '../catalog/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { CartChange, CartLine, ChangeCartResult } from './schemas.ts'
import { lockStoredCart, storeCart } from './stored-cart.ts'

/**
 * The cart after a change, or why it stays as it is: nothing goes in that is not sold, or not there in that number.
 * @param browserLines the cart of a visitor; a customer's is the one in their account, and is changed there
 * @param language of the product name in a refusal
 */
export async function changeCart(
  ctx: Ctx,
  browserLines: CartLine[],
  change: CartChange,
  language: Locale,
): Promise<ChangeCartResult> {
  const { actor } = ctx
  if (actor.role !== 'customer') return changeLines(ctx, browserLines, change, language)
  return inTransaction(ctx, async (ctx) => {
    const lines = await lockStoredCart(ctx, actor.id)
    const result = await changeLines(ctx, lines, change, language)
    if (result.ok) await storeCart(ctx, actor.id, result.lines)
    return result
  })
}

async function changeLines(
  ctx: Ctx,
  lines: CartLine[],
  change: CartChange,
  language: Locale,
): Promise<ChangeCartResult> {
  switch (change.intent) {
    case 'add':
      return checkLine(ctx, addToCart(lines, change.line), change.line.productId, 'cart_full', language)
    case 'set': {
      const { productId, quantity } = change
      if (quantity <= 0) return { ok: true, lines: removeLine(lines, productId) }
      return checkLine(ctx, setQuantity(lines, productId, quantity), productId, 'not_in_cart', language)
    }
    case 'remove':
      return { ok: true, lines: removeLine(lines, change.productId) }
    case 'accept':
      return { ok: true, lines: await atTodaysTerms(ctx, lines) }
  }
}

/** The changed lines, if the product is sold and there are as many of it as they now ask for. */
async function checkLine(
  ctx: Ctx,
  lines: CartLine[],
  productId: string,
  ifMissing: 'cart_full' | 'not_in_cart',
  language: Locale,
): Promise<ChangeCartResult> {
  const product = (await listCartProducts(ctx, [productId])).get(productId)
  if (!product) return { ok: false, reason: 'product_gone' }
  const line = lines.find((line) => line.productId === productId)
  if (!line) return { ok: false, reason: ifMissing }
  const left = product.stockQuantity
  if (line.quantity > left) return { ok: false, reason: 'only_left', name: product.name[language], left }
  return { ok: true, lines }
}

/** Takes today's prices as seen, no more than there is, and drops what is gone. */
async function atTodaysTerms(ctx: Ctx, lines: CartLine[]): Promise<CartLine[]> {
  const products = await listCartProducts(
    ctx,
    lines.map((line) => line.productId),
  )
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    if (!product || product.stockQuantity <= 0) return []
    return [
      {
        productId,
        quantity: Math.min(quantity, product.stockQuantity),
        seenPriceCents: product.priceCents,
      },
    ]
  })
}
