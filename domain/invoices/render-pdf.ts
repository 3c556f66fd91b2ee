import type { TaxDocument } from '#shared/tax-document.ts'
import type { Ctx } from '../context.ts'
import { unavailableIfFull } from '../errors.ts'

/**
 * A tax invoice or credit note as a PDF of A4 pages, the same bytes for the same document. Never inside a transaction:
 * it takes about a tenth of a second.
 * @throws DomainError `unavailable` while too many wait for theirs
 */
export async function renderPdf(ctx: Ctx, document: TaxDocument): Promise<Uint8Array<ArrayBuffer>> {
  return unavailableIfFull('pdf', ctx.pdf.printTaxDocument(document))
}
