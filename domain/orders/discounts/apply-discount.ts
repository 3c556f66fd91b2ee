import { type VatClass, vatInside, vatPercentOf } from '#shared/kernel/money.ts'
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
  const parts = share(discountCents, totals)
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

/** Splits cents by weight: the cents left by rounding go to the largest remainders, in order among equals. */
function share(cents: number, weights: number[]): number[] {
  const sum = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (sum === 0n) return weights.map(() => 0)
  // Products of two amounts may exceed a safe integer.
  const exact = weights.map((weight) => BigInt(weight) * BigInt(cents))
  const parts = exact.map((product) => Number(product / sum))
  const left = cents - parts.reduce((sum, part) => sum + part, 0)
  const byRest = exact
    .map((product, at) => ({ at, rest: product % sum }))
    .sort((a, b) => Number(b.rest - a.rest) || a.at - b.at)
  for (const { at } of byRest.slice(0, left)) parts[at]! += 1
  return parts
}
