import { vatInside, vatPercentOf } from '#shared/kernel/money.ts'
import { type CartProduct, listCartProducts } from '#domain/catalog/catalog/index.ts'
import { findSales, type FoundSale } from '#domain/catalog/offers/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { toLeft, toStockState } from '#domain/catalog/inventory/schemas.ts'
import { unpackSets, partsOfSet } from './parts-of-set.ts'
import { possibleQuantity } from './possible-quantity.ts'
import type { CartLine, QuoteCartInput } from './schemas.ts'
import type { CartQuote, QuotedLine } from './views.ts'
import { pick } from '#shared/kernel/locale.ts'

/** The cart at current prices and stock; says where a price changed, stock ran short or a product is gone. */
export async function quoteCart(ctx: Ctx, input: QuoteCartInput): Promise<CartQuote> {
  const { tax } = await getSettings(ctx)
  const products = await listCartProducts(ctx, { ids: input.lines.map((line) => line.productId) })
  const sales = await findSales(ctx, {
    of: [...products.values()].map(({ id, categoryId, listPriceCents: priceCents }) => ({
      id,
      categoryId,
      priceCents,
    })),
    language: input.language,
  })
  const lines = input.lines.flatMap((line) => {
    const product = products.get(line.productId)
    if (!product) return []
    const possible = possibleQuantity(line, input.lines, products)
    return [quoteLine(line, product, { found: sales.get(line.productId), possible }, input.language)]
  })
  const goneProductIds = input.lines
    .filter((line) => !products.has(line.productId))
    .map((line) => line.productId)
  return {
    lines,
    goneProductIds,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    vatCents: unpackSets(lines).reduce(
      (sum, line) => sum + vatInside(line.totalCents, vatPercentOf(line.vatClass, tax.vatPercent)),
      0,
    ),
    vatPercent: tax.vatPercent,
    canCheckOut:
      lines.length > 0 && goneProductIds.length === 0 && lines.every((line) => line.onlyLeft === undefined),
  }
}

function quoteLine(
  line: CartLine,
  product: CartProduct,
  { found, possible }: { found: FoundSale | undefined; possible: number },
  language: QuoteCartInput['language'],
): QuotedLine {
  const { priceCents } = product
  const { quantity } = line
  const totalCents = priceCents * quantity
  const priceChanged = line.seenPriceCents !== undefined && line.seenPriceCents !== priceCents
  return {
    productId: product.id,
    slug: product.slug,
    name: pick(product.name, language),
    image: product.image,
    imageAlt: pick(product.imageAlt, language),
    tint: product.tint,
    quantity,
    unitPriceCents: priceCents,
    sale: found?.view ?? null,
    totalCents,
    vatClass: product.vatClass,
    keepCold: product.keepCold,
    stock: toStockState(product),
    priceWasCents: priceChanged ? line.seenPriceCents : undefined,
    onlyLeft: quantity > possible ? toLeft({ ...product, stockQuantity: possible }) : undefined,
    parts: partsOfSet(product, { quantity, totalCents }).map((part) => ({
      productId: part.id,
      name: pick(part.name, language),
      quantity: part.quantity,
      totalCents: part.totalCents,
      vatClass: part.vatClass,
      keepCold: part.keepCold,
    })),
  }
}
