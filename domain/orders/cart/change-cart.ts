import { addToCart, removeLine, setQuantity } from '#shared/orders/cart-cookie.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { listCartProducts } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { toLeft, toOffered } from '#domain/catalog/inventory/schemas.ts'
import { possibleQuantity } from './possible-quantity.ts'
import type { CartLine, ChangeCartInput, ChangeCartResult } from './schemas.ts'
import { lockStoredCart, storeCart } from './stored-cart.ts'

/**
 * The cart after a change, or why it was refused: a product is not sold, or not in that quantity. For a customer the
 * cart in their account is changed.
 */
export async function changeCart(ctx: Ctx, input: ChangeCartInput): Promise<ChangeCartResult> {
  const { actor } = ctx
  if (actor.role !== 'customer') return changeLines(ctx, input)
  return inTransaction(ctx, async (ctx) => {
    const lines = await lockStoredCart(ctx, actor.id)
    const result = await changeLines(ctx, { ...input, lines })
    if (result.ok) await storeCart(ctx, actor.id, result.lines)
    return result
  })
}

async function changeLines(
  ctx: Ctx,
  { lines, change, language }: ChangeCartInput,
): Promise<ChangeCartResult> {
  switch (change.intent) {
    case 'add': {
      const { productId } = change.line
      return checkLine(ctx, {
        lines: addToCart(lines, change.line),
        productId,
        ifMissing: 'cart_full',
        language,
      })
    }
    case 'add_missing':
      return addMissing(ctx, { lines, wanted: change.lines, language })
    case 'set': {
      const { productId, quantity } = change
      if (quantity <= 0) return { ok: true, lines: removeLine(lines, productId) }
      return checkLine(ctx, {
        lines: setQuantity(lines, productId, quantity),
        productId,
        ifMissing: 'not_in_cart',
        language,
      })
    }
    case 'remove':
      return { ok: true, lines: removeLine(lines, change.productId) }
    case 'accept':
      return { ok: true, lines: await withCurrentTerms(ctx, lines) }
  }
}

/** Adds everything that is wanted, or nothing: half of what a recipe takes cooks no dinner. */
async function addMissing(
  ctx: Ctx,
  { lines, wanted, language }: { lines: CartLine[]; wanted: CartLine[]; language: Locale },
): Promise<ChangeCartResult> {
  let result: ChangeCartResult = { ok: true, lines }
  for (const { productId, quantity } of wanted) {
    const there = result.lines.find((line) => line.productId === productId)?.quantity ?? 0
    if (there >= quantity) continue
    result = await checkLine(ctx, {
      lines: addToCart(result.lines, { productId, quantity: quantity - there }),
      productId,
      ifMissing: 'cart_full',
      language,
    })
    if (!result.ok) return result
  }
  return result
}

type LineCheck = {
  lines: CartLine[]
  productId: string
  ifMissing: 'cart_full' | 'not_in_cart'
  language: Locale
}

/** The changed lines, if the product is sold and there is enough stock for the new quantity. */
async function checkLine(
  ctx: Ctx,
  { lines, productId, ifMissing, language }: LineCheck,
): Promise<ChangeCartResult> {
  const products = await listCartProducts(ctx, { ids: [productId, ...lines.map((line) => line.productId)] })
  const product = products.get(productId)
  if (!product) return { ok: false, reason: 'product_gone' }
  const line = lines.find((line) => line.productId === productId)
  if (!line) return { ok: false, reason: ifMissing }
  const stockQuantity = possibleQuantity(line, lines, products)
  if (line.quantity > stockQuantity) {
    return {
      ok: false,
      reason: 'only_left',
      name: pick(product.name, language),
      left: toLeft({ ...product, stockQuantity }),
    }
  }
  return { ok: true, lines }
}

/** Accepts current prices, reduces quantities to what is offered of the stock, and drops what is no longer sold. */
async function withCurrentTerms(ctx: Ctx, lines: CartLine[]): Promise<CartLine[]> {
  const products = await listCartProducts(ctx, { ids: lines.map((line) => line.productId) })
  const kept: CartLine[] = []
  for (const line of lines) {
    const product = products.get(line.productId)
    const stockQuantity = possibleQuantity(line, kept, products)
    if (!product || stockQuantity <= 0) continue
    const quantity = line.quantity > stockQuantity ? toOffered({ ...product, stockQuantity }) : line.quantity
    kept.push({ ...line, quantity, seenPriceCents: product.priceCents })
  }
  return kept
}
