import type { SetPart } from '#domain/catalog/catalog/index.ts'
import { shareDiscount } from '../discounts/index.ts'
import { shareCents } from '#shared/kernel/share-cents.ts'

/**
 * The parts of a line of sets, which share its price by what they cost on their own: exact to the cent. None for a line
 * that is no set.
 */
export function partsOfSet(
  { parts }: { parts: SetPart[] },
  line: { quantity: number; totalCents: number },
): (SetPart & { totalCents: number })[] {
  const shares = shareCents(
    line.totalCents,
    parts.map(({ priceCents, quantity }) => priceCents * quantity),
  )
  return parts.map((part, i) => ({
    ...part,
    quantity: part.quantity * line.quantity,
    totalCents: shares[i] ?? 0,
  }))
}

type PricedLine = {
  product: { parts: SetPart[] }
  quantity: number
  totalCents: number
  discountCents: number
  vatCents: number
  keepCold: boolean
}

/** Priced lines with the parts in place of each set, which share its discount too: what is taxed and sent. */
export function unpackSets(
  lines: PricedLine[],
  { vatPercent }: { vatPercent: number },
): { vatCents: number; keepCold: boolean }[] {
  return lines.flatMap((line): { vatCents: number; keepCold: boolean }[] => {
    const parts = partsOfSet(line.product, line)
    return parts.length > 0 ? shareDiscount(line, parts, vatPercent) : [line]
  })
}
