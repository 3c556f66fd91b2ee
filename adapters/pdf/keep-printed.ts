import { keepMade } from '#adapters/workers/keep-made.ts'
import type { PdfPrinter } from './pdf-printer.ts'

/** Prints each document once and keeps it, up to `maxBytes` in all. */
export function keepPrinted(printer: PdfPrinter, limits: { maxBytes: number }): PdfPrinter {
  return { printTaxDocument: keepMade((document) => printer.printTaxDocument(document), limits) }
}
