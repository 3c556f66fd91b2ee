import { shareDiscount } from '../discounts/index.ts'
import type { RewrittenItem } from '../orders/index.ts'
import type { OrderedSet } from '../orders/schemas.ts'
import { type BoughtLine, unpackSets } from './change-lines.ts'

type PricedLine = BoughtLine & { categoryId: string | null; discountCents: number; vatCents: number }

/** The items of priced lines: the parts of a set share what is taken off it. */
export function itemsOf(
  priced: PricedLine[],
  vatPercent: number,
): { items: RewrittenItem[]; sets: OrderedSet[] } {
  const unpacked = priced.map(({ categoryId: _category, vatCents: _vat, discountCents, ...line }) => {
    const { items, sets } = unpackSets([line])
    return { items: shareDiscount({ discountCents }, items, vatPercent), sets }
  })
  return { items: unpacked.flatMap(({ items }) => items), sets: unpacked.flatMap(({ sets }) => sets) }
}
