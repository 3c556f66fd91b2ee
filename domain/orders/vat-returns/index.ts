/** Tax documents added up and listed for the accountant and the VAT return. Issues none: that is `invoices`. */
export { exportTaxDocuments } from './export-tax-documents.ts'
export { getVatReturn } from './get-vat-return.ts'
