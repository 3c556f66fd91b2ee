import type { TaxDocument } from '#shared/tax-document.ts'

/** Prints documents as PDF. */
export type PdfPrinter = {
  /**
   * A tax invoice or credit note on A4 pages, the same bytes for the same document. Takes about a tenth of a second:
   * never inside a transaction.
   * @throws QueueFullError
   */
  printTaxDocument(document: TaxDocument): Promise<Uint8Array<ArrayBuffer>>
}
