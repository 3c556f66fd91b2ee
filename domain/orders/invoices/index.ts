/** Tax invoices and credit notes: issued once, numbered without a gap, printed as PDF. Not what an order costs. */
export { documentNumber } from './document-number.ts'
export { forgetRecipients } from './forget-recipients.ts'
export { getTaxDocument } from './get-tax-document.ts'
export { creditNoteOf, issueCreditNote } from './issue-credit-note.ts'
export { invoiceOf, issueInvoice } from './issue-invoice.ts'
export { reissueInvoice } from './reissue-invoice.ts'
export { renderPdf } from './render-pdf.ts'
