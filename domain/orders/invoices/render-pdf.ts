import type { TaxDocument } from '#shared/orders/tax-document.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { unavailableIfFull } from '#domain/kernel/errors.ts'

/**
 * A tax invoice or credit note as a PDF of A4 pages; the same document gives the same bytes. Takes about a tenth of a
 * second, so never call it inside a transaction.
 * @throws DomainError `unavailable` while too many PDFs are waiting
 */
export async function renderPdf(ctx: Ctx, document: TaxDocument): Promise<Uint8Array<ArrayBuffer>> {
  return unavailableIfFull('pdf', ctx.pdf.printTaxDocument(document))
}
