import { vatInside } from '#shared/kernel/money.ts'
import type { TaxDocument, TaxDocumentLine } from '#shared/orders/tax-document.ts'
import { invoiceTexts } from './texts.ts'

/** A line of the table; delivery has neither SKU nor quantity. */
export type Row = Omit<TaxDocumentLine, 'sku' | 'quantity' | 'unitPriceCents'> &
  Partial<Pick<TaxDocumentLine, 'sku' | 'quantity' | 'unitPriceCents'>>

/** The goods, followed by delivery and its ice pack. */
export function toRows({ lines, delivery, locale, vatPercent }: TaxDocument): Row[] {
  if (!delivery) return lines
  const { totalCents, vatCents, icePackCents } = delivery
  const texts = invoiceTexts[locale]
  const row = (name: string, totalCents: number, vatCents: number): Row => ({
    name,
    totalCents,
    vatCents,
    discountCents: 0,
    vatClass: delivery.vatCents === 0 ? 'zero' : 'standard',
  })
  if (icePackCents === undefined) return [...lines, row(texts.delivery, totalCents, vatCents)]
  const courierCents = totalCents - icePackCents
  // Both rows together have the VAT of the whole.
  const icePackVatCents = courierCents === 0 ? vatCents : vatInside(icePackCents, vatPercent)
  return [
    ...lines,
    row(texts.delivery, courierCents, vatCents - icePackVatCents),
    row(texts.icePack, icePackCents, icePackVatCents),
  ]
}
