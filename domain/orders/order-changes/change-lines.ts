import type { LineSale } from '#shared/catalog/offers.ts'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { SetPart } from '#domain/catalog/catalog/index.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import { shareCents } from '#shared/kernel/share-cents.ts'
import type { OrderedSet } from '../orders/schemas.ts'

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
/** An item of an order; `orderSetId` is that of the set whose part it is. */
export type Item = GoodsLine & { orderSetId: string | null }
/** A line as it was bought: of a set also what one of it is made of, and the weights by which these share its price. */
export type BoughtLine = GoodsLine & { set?: { id: string; parts: PartOfLine[] } }
type PartOfLine = Pick<Item, 'id' | 'productId' | 'name' | 'sku' | 'vatClass'> & {
  each: number
  weightCents: number
}
type Offered = {
  id: string
  name: LocalizedText
  sku: string
  priceCents: number
  sale: LineSale | null
  vatClass: VatClass
  parts: SetPart[]
}

/** The lines of an order as they were bought, in its order: a set in place of its parts. */
export function packSets(items: Item[], sets: OrderedSet[]): BoughtLine[] {
  return items.flatMap((item): BoughtLine[] => {
    const ordered = sets.find(({ id }) => id === item.orderSetId)
    if (!ordered) return [item]
    const itsItems = items.filter(({ orderSetId }) => orderSetId === ordered.id)
    if (itsItems[0] !== item) return []
    const { id, productId, name, sku, quantity, unitPriceCents, sale } = ordered
    const parts = itsItems.map((part) => ({
      id: part.id,
      productId: part.productId,
      name: part.name,
      sku: part.sku,
      vatClass: part.vatClass,
      each: part.quantity / quantity,
      weightCents: part.totalCents,
    }))
    const { vatClass } = item
    const totalCents = unitPriceCents * quantity
    const set = { id, parts }
    return [{ productId, name, sku, quantity, unitPriceCents, sale, totalCents, vatClass, set }]
  })
}

/** The items and sets of lines that were bought: the parts of a set share its price to the cent. */
export function unpackSets(lines: BoughtLine[]): { items: Item[]; sets: OrderedSet[] } {
  const sets: OrderedSet[] = []
  const items = lines.flatMap(({ set, ...line }): Item[] => {
    if (!set || line.productId === null) return [{ ...line, orderSetId: null }]
    const { productId, name, sku, quantity, unitPriceCents, sale, totalCents } = line
    sets.push({ id: set.id, productId, name, sku, quantity, unitPriceCents, sale })
    const shares = shareCents(
      totalCents,
      set.parts.map(({ weightCents }) => weightCents),
    )
    return set.parts.map(({ each, weightCents: _, ...part }, i) => {
      const totalCents = shares[i] ?? 0
      const jars = each * quantity
      return {
        ...part,
        orderSetId: set.id,
        quantity: jars,
        unitPriceCents: Math.round(totalCents / jars),
        sale: null,
        totalCents,
      }
    })
  })
  return { items, sets }
}

/**
 * The lines of an order that is to have so many jars of each product. Jars that it has keep their price; those added cost
 * what they cost today, on a line of their own if that is another price, or if a set is made of other parts. What was
 * added last is taken away first.
 * @param offered the products of the shop, by id: all that are added have to be in it
 */
export function changeLines(
  items: BoughtLine[],
  wanted: { productId: string; quantity: number }[],
  offered: ReadonlyMap<string, Offered>,
): BoughtLine[] {
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
    if (last && isTheSame(last, product)) {
      kept[at] = withQuantity(last, last.quantity + quantity)
    } else {
      const { name, sku, priceCents: unitPriceCents, sale, vatClass } = product
      const line = { productId, name, sku, vatClass, unitPriceCents, sale, quantity, totalCents: 0 }
      kept.push(withQuantity({ ...line, ...setOf(product) }, quantity))
    }
  }
  return kept
}

function setOf({ parts }: Offered): Pick<BoughtLine, 'set'> {
  if (parts.length === 0) return {}
  return {
    set: {
      id: randomUUID(),
      parts: parts.map(({ id: productId, name, sku, vatClass, quantity: each, priceCents }) => ({
        productId,
        name,
        sku,
        vatClass,
        each,
        weightCents: priceCents * each,
      })),
    },
  }
}

/** True if what is offered today costs what the line did, and a set is made of the same. */
function isTheSame(line: BoughtLine, product: Offered): boolean {
  const made = line.set?.parts.map(({ productId, each }) => [productId, each])
  const isMade = setOf(product).set?.parts.map(({ productId, each }) => [productId, each])
  const isTaxed = line.set !== undefined || line.vatClass === product.vatClass
  return line.unitPriceCents === product.priceCents && isTaxed && isDeepStrictEqual(made, isMade)
}

function withQuantity(line: BoughtLine, quantity: number): BoughtLine {
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
