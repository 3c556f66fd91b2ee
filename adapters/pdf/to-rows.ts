import type { TaxDocument, TaxDocumentLine } from '#shared/tax-document.ts'
import { invoiceTexts } from './texts.ts'

/** A line of the table; delivery has neither SKU nor quantity. */
export type Row = Omit<TaxDocumentLine, 'sku' | 'quantity' | 'unitPriceCents'> &
  Partial<Pick<TaxDocumentLine, 'sku' | 'quantity' | 'unitPriceCents'>>

/** The goods, followed by delivery. */
export function toRows({ lines, delivery, locale }: TaxDocument): Row[] {
  if (!delivery) return lines
  const vatClass = delivery.vatCents === 0 ? 'zero' : 'standard'
  return [...lines, { ...delivery, name: invoiceTexts[locale].delivery, discountCents: 0, vatClass }]
}
