import type { SetPart } from '#domain/catalog/catalog/index.ts'
import type { QuotedLine, QuotedPart } from './views.ts'
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

/** The lines with the parts in place of each set: what is priced and taxed. */
export function unpackSets(lines: QuotedLine[]): (QuotedLine | QuotedPart)[] {
  return lines.flatMap((line): (QuotedLine | QuotedPart)[] => (line.parts.length > 0 ? line.parts : [line]))
}
