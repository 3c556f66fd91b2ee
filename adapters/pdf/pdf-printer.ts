import type { GiftCard } from '#shared/orders/gift.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import type { VoucherPaper } from '#shared/orders/voucher-paper.ts'

/**
 * Prints documents as PDF; the same document gives the same bytes. Each takes about a tenth of a second, so never call it
 * inside a transaction.
 */
export type PdfPrinter = {
  /**
   * A tax invoice or credit note on A4 pages.
   * @throws QueueFullError
   */
  printTaxDocument(document: TaxDocument): Promise<Uint8Array<ArrayBuffer>>
  /**
   * A voucher's card on a page of A6.
   * @throws QueueFullError
   */
  printVoucher(paper: VoucherPaper): Promise<Uint8Array<ArrayBuffer>>
  /**
   * The cards of gifts, a page of A6 each.
   * @throws QueueFullError
   */
  printGiftCards(cards: GiftCard[]): Promise<Uint8Array<ArrayBuffer>>
}
