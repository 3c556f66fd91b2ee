import { createHash } from 'node:crypto'
import type { TaxDocument } from '#shared/tax-document.ts'
import type { PdfPrinter } from './pdf-printer.ts'

type Pdf = Uint8Array<ArrayBuffer>

/**
 * Prints each document once and keeps it, up to `maxBytes` in all; those that nobody has asked for the longest go
 * first. Requests for a document that is being printed wait for that print, so that many of them take one place in the
 * printer's queue.
 */
export function keepPrinted(printer: PdfPrinter, { maxBytes }: { maxBytes: number }): PdfPrinter {
  const kept = new Map<string, Pdf>()
  const underWay = new Map<string, Promise<Pdf>>()
  let bytes = 0

  function keep(key: string, pdf: Pdf): void {
    kept.set(key, pdf)
    bytes += pdf.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= byteLength
    }
  }

  async function print(key: string, document: TaxDocument): Promise<Pdf> {
    const pdf = await printer.printTaxDocument(document)
    keep(key, pdf)
    return pdf
  }

  return {
    async printTaxDocument(document) {
      const key = createHash('sha256').update(JSON.stringify(document)).digest('base64')
      const pdf = kept.get(key)
      if (pdf) {
        // Now it is the one asked for last.
        kept.delete(key)
        kept.set(key, pdf)
        return pdf
      }
      const printing = underWay.get(key) ?? print(key, document).finally(() => underWay.delete(key))
      underWay.set(key, printing)
      return printing
    },
  }
}
