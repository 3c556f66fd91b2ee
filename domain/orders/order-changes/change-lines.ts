import type { LineSale } from '#shared/catalog/offers.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { VatClass } from '#shared/kernel/money.ts'

/** A line of goods before discount and VAT; what an order has already comes with its id. */
export type GoodsLine = {
  id?: string | undefined
  productId: string | null
  name: LocalizedText
  sku: string
  quantity: number
  unitPriceCents: number
  sale: LineSale | null
  totalCents: number
  vatClass: VatClass
}
type Offered = {
  id: string
  name: LocalizedText
  sku: string
  priceCents: number
  sale: LineSale | null
  vatClass: VatClass
}

/**
 * The lines of an order that is to have so many jars of each product. Jars that it has keep their price; those added cost
 * what they cost today, on a line of their own if that is another price. What was added last is taken away first.
 * @param offered the products of the shop, by id: all that are added have to be in it
 */
export function changeLines(
  items: GoodsLine[],
  wanted: { productId: string; quantity: number }[],
  offered: ReadonlyMap<string, Offered>,
): GoodsLine[] {
  const left = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const kept = items.flatMap((item) => {
    if (item.productId === null) return [item]
    const quantity = Math.min(item.quantity, left.get(item.productId) ?? 0)
    left.set(item.productId, (left.get(item.productId) ?? 0) - quantity)
    return quantity > 0 ? [withQuantity(item, quantity)] : []
  })
  for (const [productId, quantity] of left) {
    const product = offered.get(productId)
    if (quantity <= 0 || !product) continue
    const at = kept.findLastIndex((item) => item.productId === productId)
    const last = kept[at]
    if (last && last.unitPriceCents === product.priceCents && last.vatClass === product.vatClass) {
      kept[at] = withQuantity(last, last.quantity + quantity)
    } else {
      const { name, sku, priceCents: unitPriceCents, sale, vatClass } = product
      kept.push(
        withQuantity(
          { productId, name, sku, vatClass, unitPriceCents, sale, quantity, totalCents: 0 },
          quantity,
        ),
      )
    }
  }
  return kept
}

function withQuantity(line: GoodsLine, quantity: number): GoodsLine {
  return { ...line, quantity, totalCents: line.unitPriceCents * quantity }
}

/** Counts the jars that one list has more of each product than the other; fewer are below zero. */
export function differences(
  before: { productId: string | null; quantity: number }[],
  after: { productId: string | null; quantity: number }[],
): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (lines: typeof before, sign: 1 | -1) => {
    for (const { productId, quantity } of lines) {
      if (productId !== null) sums.set(productId, (sums.get(productId) ?? 0) + sign * quantity)
    }
  }
  add(after, 1)
  add(before, -1)
  return new Map([...sums].filter(([, quantity]) => quantity !== 0))
}
