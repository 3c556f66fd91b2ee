import { z } from 'zod'
import type { ReceivedMethod } from '#shared/orders/received-methods.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import { isoDay } from '#shared/kernel/validation.ts'

/** The first and the last day on which documents were issued, in the shop's time zone. */
export const documentDays = z.strictObject({ from: isoDay, to: isoDay })
export type DocumentDays = z.infer<typeof documentDays>

/** A document as a line of a file: amounts in ZAR cents, those of credit notes below zero. */
export type ExportedDocument = Pick<
  TaxDocument,
  'kind' | 'number' | 'orderNumber' | 'recipient' | 'vatPercent' | 'corrects'
> & {
  issuedAt: Date
  /** VAT included. */
  totalCents: number
  vatCents: number
  /** The part of the total that is zero-rated. */
  zeroCents: number
  /**
   * The way in which the money came that paid the invoice or goes back; the buyer's choice while none is known. Null for a
   * credit note that another invoice follows.
   */
  paymentMethod: ReceivedMethod | null
  /** The instant at which it had come, for a credit note that at which it went back; null while none is known. */
  paidAt: Date | null
}

/** Sums of documents in ZAR cents; VAT is in the total. */
export type DocumentSums = { documents: number; totalCents: number; vatCents: number; zeroCents: number }

/** The documents of some days that were charged at one standard rate; credit notes below zero. */
export type VatOfRate = {
  vatPercent: number
  invoices: DocumentSums
  /** For invoices of the same days. */
  creditNotes: DocumentSums
  /** For invoices of earlier days. */
  earlierCreditNotes: DocumentSums
  sum: DocumentSums
}
