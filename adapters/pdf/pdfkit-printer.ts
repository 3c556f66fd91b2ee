import { createWorkerThread } from '#adapters/workers/create-worker-thread.ts'
import type { PdfPrinter } from './pdf-printer.ts'
import type { PdfWork } from './pdf-thread.ts'

/** Draws with pdfkit, one document after another on a low-priority thread of its own. */
export function pdfkitPrinter(): PdfPrinter {
  const print = createWorkerThread<PdfWork>({
    script: new URL('./pdf-thread.ts', import.meta.url),
    name: 'PDFs',
    // Beyond that the wait would be several seconds, so more are refused.
    maxWaiting: 50,
    // Without a limit, V8 lets finished documents pile up to a few hundred megabytes.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  return {
    printTaxDocument: (document) => print({ document }),
    printVoucher: (voucher) => print({ voucher }),
    printGiftCards: (giftCards) => print({ giftCards }),
  }
}
