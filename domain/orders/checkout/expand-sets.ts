import { randomUUID } from 'node:crypto'
import type { OrderedProduct } from '#domain/catalog/catalog/index.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { LineSale } from '#shared/catalog/offers.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import { partsOfSet } from '../cart/index.ts'
import type { OrderedSet } from '../orders/schemas.ts'

type Goods = {
  productId: string
  name: LocalizedText
  sku: string
  quantity: number
  unitPriceCents: number
  sale: LineSale | null
  totalCents: number
  vatClass: VatClass
  keepCold: boolean
}

type Item = Goods & { orderSetId: string | null }

/** The items that an order of these goods has: of a set its parts, tied together by a set of the order. */
export function expandSets(
  goods: Goods[],
  products: ReadonlyMap<string, OrderedProduct>,
): { items: Item[]; sets: OrderedSet[] } {
  const sets: OrderedSet[] = []
  const items = goods.flatMap((line): Item[] => {
    const parts = partsOfSet(products.get(line.productId) ?? { parts: [] }, line)
    if (parts.length === 0) return [{ ...line, orderSetId: null }]
    const { productId, name, sku, quantity, unitPriceCents, sale } = line
    const orderSetId = randomUUID()
    sets.push({ id: orderSetId, productId, name, sku, quantity, unitPriceCents, sale })
    return parts.map((part) => ({
      productId: part.id,
      name: part.name,
      sku: part.sku,
      quantity: part.quantity,
      unitPriceCents: Math.round(part.totalCents / part.quantity),
      sale: null,
      totalCents: part.totalCents,
      vatClass: part.vatClass,
      keepCold: part.keepCold,
      orderSetId,
    }))
  })
  return { items, sets }
}
