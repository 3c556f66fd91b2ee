import type { TaxDocument } from '#shared/orders/tax-document.ts'

/** Prints documents as PDF. */
export type PdfPrinter = {
  /**
   * A tax invoice or credit note on A4 pages; the same document gives the same bytes. Takes about a tenth of a second,
   * so never call it inside a transaction.
   * @throws QueueFullError
   */
  printTaxDocument(document: TaxDocument): Promise<Uint8Array<ArrayBuffer>>
}
