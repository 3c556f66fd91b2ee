import { keepMade } from '#adapters/workers/keep-made.ts'
import type { PdfPrinter } from './pdf-printer.ts'

/** Prints each tax document once and keeps it, up to `maxBytes` in all. A card is money: none is kept. */
export function keepPrinted(printer: PdfPrinter, limits: { maxBytes: number }): PdfPrinter {
  return {
    ...printer,
    printTaxDocument: keepMade((document) => printer.printTaxDocument(document), limits),
  }
}
