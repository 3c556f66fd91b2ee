import { serveTasks } from '#adapters/workers/serve-tasks.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import type { VoucherPaper } from '#shared/orders/voucher-paper.ts'
import { drawTaxDocument } from './draw-tax-document.ts'
import { drawVoucher } from './draw-voucher.ts'

/** The thread's tasks: a tax document, or a voucher's card, becomes a PDF. */
export type PdfWork = {
  task: { document: TaxDocument } | { voucher: VoucherPaper }
  result: Uint8Array<ArrayBuffer>
}

serveTasks<PdfWork>((task) =>
  'document' in task ? drawTaxDocument(task.document) : drawVoucher(task.voucher),
)
