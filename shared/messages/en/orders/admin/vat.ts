export const vat = {
  title: 'Invoices and VAT',
  hint: 'Tax invoices less credit notes, on the days on which they were issued. Each figure is added up from the documents.',
  periods: 'Tax periods',
  categories: {
    A: 'Category A: two months that end with January, March, May and so on',
    B: 'Category B: two months that end with February, April, June and so on',
  },
  days: (from: string, to: string) => `${from} to ${to}`,
  none: 'No tax documents were issued on these days.',
  ofRate: (percent: number) => `At a standard rate of ${percent}%`,
  part: 'Documents',
  parts: {
    invoices: 'Tax invoices',
    creditNotes: 'Credit notes for these invoices',
    earlierCreditNotes: 'Credit notes for earlier invoices',
    sum: 'Together',
  },
  documents: 'Number',
  net: 'Standard-rated, without VAT',
  vat: 'VAT',
  zeroRated: 'Zero-rated',
  total: 'Total',
  form: 'On the VAT201',
  field: (number: string) => `Field ${number}`,
  fields: {
    standard: 'Standard-rated, VAT included',
    outputTax: 'Output tax',
    zeroRated: 'Zero-rated',
    credited: 'VAT of the credit notes for earlier invoices',
  },
  rounding: (reckoned: string, documents: string) =>
    `eFiling works out field 4 from field 1 and gets ${reckoned}. The documents say ${documents}: their VAT is rounded line by line.`,
  askAccountant:
    'These are the sales for which this shop issued documents, not your purchases or other tills. Ask your accountant before you file, above all about credit notes and zero-rated goods.',
  file: 'File for the accountant',
  fileHint:
    'A line for each document of these days: number, date, order, customer, amounts by rate, payment. Credit notes are below zero and name their invoice.',
  export: 'Download invoices.csv',
}
