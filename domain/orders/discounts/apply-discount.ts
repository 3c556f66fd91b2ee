import { type VatClass, vatInside, vatPercentOf } from '#shared/kernel/money.ts'
import { shareCents } from '#shared/kernel/share-cents.ts'
import type { DiscountTerms } from './views.ts'

/**
 * Splits a discount over lines of goods by their price, and calculates the VAT included in what is left; `vatPercent` is the standard rate. Amounts in ZAR
 * cents; the parts add up to the discount exactly, and the same lines always give the same parts.
 */
export function applyDiscount<Line extends { totalCents: number; vatClass: VatClass }>(
  lines: Line[],
  terms: DiscountTerms | undefined,
  vatPercent: number,
) {
  const totals = lines.map(({ totalCents }) => totalCents)
  const discountCents = discountOf(
    totals.reduce((sum, cents) => sum + cents, 0),
    terms,
  )
  const parts = shareCents(discountCents, totals)
  const discounted = lines.map((line, i) => {
    const part = parts[i] ?? 0
    return {
      ...line,
      discountCents: part,
      vatCents: vatInside(line.totalCents - part, vatPercentOf(line.vatClass, vatPercent)),
    }
  })
  return { lines: discounted, discountCents }
}

function discountOf(goodsCents: number, terms: DiscountTerms | undefined): number {
  switch (terms?.kind) {
    case 'percent':
      return Math.round((goodsCents * terms.percent) / 100)
    case 'amount':
      return Math.min(terms.amountCents, goodsCents)
    case 'free_delivery':
    case undefined:
      return 0
  }
}
