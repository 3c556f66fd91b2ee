import { expect, test } from 'vitest'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import { invoice } from '#tests/helpers/tax-document.ts'
import { keepPrinted } from './keep-printed.ts'
import { pdfkitPrinter } from './pdfkit-printer.ts'

/** Documents of ten bytes each, and which of them were printed. */
function countingPrinter() {
  const printed: string[] = []
  const printTaxDocument = async ({ number }: TaxDocument) => {
    printed.push(number)
    if (number === 'bad') throw new Error('cannot be drawn')
    return new Uint8Array(10)
  }
  const printVoucher = () => Promise.reject(new Error('is no tax document'))
  return { printed, printer: { printTaxDocument, printVoucher, printGiftCards: printVoucher } }
}
const document = (number: string) => invoice({ number })

test('one document, asked for 80 times at once, takes one place in the queue and leaves the others free', async () => {
  const { printTaxDocument } = keepPrinted(pdfkitPrinter(), { maxBytes: 1_000_000 })
  const asked = Array.from({ length: 80 }, () => printTaxDocument(document('INV-000001')))
  const other = printTaxDocument(document('INV-000002'))
  const pdfs = new Set(await Promise.all(asked))
  expect(pdfs.size).toBe(1)
  expect(pdfs).not.toContain(await other)
  expect(pdfs).toContain(await printTaxDocument(document('INV-000001')))
})

test('what does not fit any more goes, those that were asked for longest ago first', async () => {
  const { printed, printer } = countingPrinter()
  const { printTaxDocument } = keepPrinted(printer, { maxBytes: 20 })
  for (const number of ['a', 'b', 'a', 'c', 'a', 'b']) await printTaxDocument(document(number))
  expect(printed).toEqual(['a', 'b', 'c', 'b'])
})

test('a document that changed is printed again', async () => {
  const { printed, printer } = countingPrinter()
  const { printTaxDocument } = keepPrinted(printer, { maxBytes: 100 })
  await printTaxDocument(document('a'))
  await printTaxDocument({
    ...document('a'),
    recipient: { name: '', company: null, vatNumber: null, address: [] },
  })
  expect(printed).toEqual(['a', 'a'])
})

test('a failure is not kept', async () => {
  const { printed, printer } = countingPrinter()
  const { printTaxDocument } = keepPrinted(printer, { maxBytes: 100 })
  for (let i = 0; i < 2; i += 1)
    await expect(printTaxDocument(document('bad'))).rejects.toThrow('cannot be drawn')
  expect(printed).toEqual(['bad', 'bad'])
})
