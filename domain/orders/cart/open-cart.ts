import { type CartProduct, listCartProducts } from '#domain/catalog/catalog/index.ts'
import { findSales, type FoundSale, getOffers } from '#domain/catalog/offers/index.ts'
import { toLeft, toStockState } from '#domain/catalog/inventory/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { pick } from '#shared/kernel/locale.ts'
import { endedFor, priceGoods } from '../discounts/index.ts'
import type { DiscountTerms } from '../discounts/views.ts'
import { partsOfSet, unpackSets } from './parts-of-set.ts'
import { possibleQuantity } from './possible-quantity.ts'
import type { CartLine, QuoteCartInput } from './schemas.ts'
import type { CartQuote, QuotedLine } from './views.ts'

/** Reads a cart once, and prices it as often as somebody asks: as it is, or with what a code takes off. */
export async function openCart(ctx: Ctx, input: QuoteCartInput) {
  const { language } = input
  const { tax } = await getSettings(ctx)
  const products = await listCartProducts(ctx, { ids: input.lines.map((line) => line.productId) })
  const { running, ended } = await getOffers(ctx)
  const of = [...products.values()].map(({ listPriceCents: priceCents, ...product }) => ({
    ...product,
    priceCents,
  }))
  const sales = await findSales(ctx, { of, language })
  const goods = input.lines.flatMap((line) => {
    const product = products.get(line.productId)
    if (!product) return []
    return [toGoods(line, product, possibleQuantity(line, input.lines, products))]
  })
  const goneProductIds = input.lines
    .filter((line) => !products.has(line.productId))
    .map((line) => line.productId)
  const endedOffers = endedFor(goods, { running, ended }).map(({ name, endsAt }) => ({
    name: pick(name, language),
    endedAt: endsAt,
  }))

  function quote(terms?: DiscountTerms) {
    const priced = priceGoods(goods, { offers: running, terms }, tax.vatPercent)
    const jars = unpackSets(priced.lines, tax)
    const lines = priced.lines.map((line) => quoteLine(line, sales.get(line.productId), language))
    const cart: CartQuote = {
      lines,
      goneProductIds,
      itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
      subtotalCents: priced.subtotalCents,
      offers: priced.offers.map(({ name, cents }) => ({ name: pick(name, language), cents })),
      goodsCents: priced.subtotalCents - priced.discountCents + priced.codeCents,
      listCents: priced.listCents,
      endedOffers,
      vatCents: jars.reduce((sum, line) => sum + line.vatCents, 0),
      vatPercent: tax.vatPercent,
      canCheckOut:
        lines.length > 0 && goneProductIds.length === 0 && lines.every((line) => line.onlyLeft === undefined),
    }
    return { cart, priced: { ...priced, lines: jars } }
  }
  return { quote }
}

function toGoods(line: CartLine, product: CartProduct, possible: number) {
  const { id: productId, categoryId, priceCents: unitPriceCents, sale, vatClass, keepCold } = product
  const { quantity, seenPriceCents } = line
  const totalCents = unitPriceCents * quantity
  return {
    productId,
    categoryId,
    quantity,
    unitPriceCents,
    sale,
    totalCents,
    vatClass,
    keepCold,
    seenPriceCents,
    product,
    possible,
  }
}

type PricedLine = ReturnType<typeof toGoods>

function quoteLine(
  line: PricedLine,
  found: FoundSale | undefined,
  language: QuoteCartInput['language'],
): QuotedLine {
  const { product, quantity, seenPriceCents, possible } = line
  const { priceCents } = product
  const priceChanged = seenPriceCents !== undefined && seenPriceCents !== priceCents
  return {
    productId: product.id,
    slug: product.slug,
    name: pick(product.name, language),
    image: product.image,
    imageAlt: pick(product.imageAlt, language),
    tint: product.tint,
    quantity,
    unitPriceCents: line.unitPriceCents,
    sale: line.sale && found ? found.view : null,
    totalCents: line.totalCents,
    vatClass: product.vatClass,
    keepCold: product.keepCold,
    stock: toStockState(product),
    priceWasCents: priceChanged ? seenPriceCents : undefined,
    onlyLeft: quantity > possible ? toLeft({ ...product, stockQuantity: possible }) : undefined,
    parts: partsOfSet(product, line).map((part) => ({
      productId: part.id,
      name: pick(part.name, language),
      quantity: part.quantity,
      totalCents: part.totalCents,
      vatClass: part.vatClass,
      keepCold: part.keepCold,
    })),
  }
}
