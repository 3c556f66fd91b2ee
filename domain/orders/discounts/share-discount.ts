import type { VatClass } from '#shared/kernel/money.ts'
import { applyDiscount } from './apply-discount.ts'

/** Splits what is taken off a line over its parts by their price, to the cent, and works out the VAT of each. */
export function shareDiscount<Part extends { totalCents: number; vatClass: VatClass }>(
  { discountCents: amountCents }: { discountCents: number },
  parts: Part[],
  vatPercent: number,
) {
  return applyDiscount(parts, { kind: 'amount', amountCents }, vatPercent).lines
}
