import { randomUUID } from 'node:crypto'
import type { OrderedProduct } from '#domain/catalog/catalog/index.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { LineSale } from '#shared/catalog/offers.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import { partsOfSet } from '../cart/index.ts'
import { shareDiscount } from '../discounts/index.ts'
import type { OrderedSet } from '../orders/schemas.ts'

type Goods = {
  productId: string
  name: LocalizedText
  sku: string
  quantity: number
  unitPriceCents: number
  sale: LineSale | null
  totalCents: number
  discountCents: number
  vatClass: VatClass
  vatCents: number
  keepCold: boolean
}

type Item = Goods & { orderSetId: string | null }

/**
 * The items that an order of these priced goods has: of a set its parts, which share its discount too, tied together by a
 * set of the order.
 */
export function expandSets(
  goods: Goods[],
  products: ReadonlyMap<string, OrderedProduct>,
  { vatPercent }: { vatPercent: number },
): { items: Item[]; sets: OrderedSet[] } {
  const sets: OrderedSet[] = []
  const items = goods.flatMap((line): Item[] => {
    const parts = partsOfSet(products.get(line.productId) ?? { parts: [] }, line)
    const { productId, name, sku, quantity, unitPriceCents, sale } = line
    if (parts.length === 0) return [{ ...line, orderSetId: null }]
    const orderSetId = randomUUID()
    sets.push({ id: orderSetId, productId, name, sku, quantity, unitPriceCents, sale })
    return shareDiscount(line, parts, vatPercent).map((part) => ({
      productId: part.id,
      name: part.name,
      sku: part.sku,
      quantity: part.quantity,
      unitPriceCents: Math.round(part.totalCents / part.quantity),
      sale: null,
      totalCents: part.totalCents,
      discountCents: part.discountCents,
      vatClass: part.vatClass,
      vatCents: part.vatCents,
      keepCold: part.keepCold,
      orderSetId,
    }))
  })
  return { items, sets }
}
