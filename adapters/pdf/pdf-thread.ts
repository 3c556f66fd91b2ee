import { serveTasks } from '#adapters/workers/serve-tasks.ts'
import type { GiftCard } from '#shared/orders/gift.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import type { VoucherPaper } from '#shared/orders/voucher-paper.ts'
import { drawGiftCards } from './draw-gift-cards.ts'
import { drawTaxDocument } from './draw-tax-document.ts'
import { drawVoucher } from './draw-voucher.ts'

/** The thread's tasks: a tax document, a voucher's card, or cards of gifts become a PDF. */
export type PdfWork = {
  task: { document: TaxDocument } | { voucher: VoucherPaper } | { giftCards: GiftCard[] }
  result: Uint8Array<ArrayBuffer>
}

serveTasks<PdfWork>((task) => {
  if ('document' in task) return drawTaxDocument(task.document)
  return 'voucher' in task ? drawVoucher(task.voucher) : drawGiftCards(task.giftCards)
})
