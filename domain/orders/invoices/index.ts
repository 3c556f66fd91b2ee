/** Tax invoices and credit notes: issued once, numbered without a gap, printed as PDF. Not what an order costs. */
export { forgetRecipients } from './forget-recipients.ts'
export { getTaxDocument } from './get-tax-document.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { issueInvoice } from './issue-invoice.ts'
export { renderPdf } from './render-pdf.ts'
