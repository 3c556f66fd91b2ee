import type { ExportedDocument } from '#domain/orders/vat-returns/schemas.ts'
import { randCell } from '#shared/kernel/csv/rand-cell.ts'
import type { Cell } from '#shared/kernel/csv/write-csv.ts'
import { shopDay } from '#shared/kernel/dates.ts'

/*
 * A line for each tax document. As in the file of orders, names of columns and the words in them are those of the API, in
 * every language; amounts are numbers of rand, those of credit notes below zero, so that columns add up.
 */
const CELLS: Record<string, (document: ExportedDocument) => Cell> = {
  number: (document) => document.number,
  kind: (document) => document.kind,
  issued_on: (document) => shopDay(document.issuedAt),
  order_number: (document) => document.orderNumber,
  corrects: (document) => document.corrects?.number ?? null,
  reason: (document) => document.corrects?.reason ?? null,
  customer: (document) => document.recipient?.name ?? null,
  company: (document) => document.recipient?.company ?? null,
  vat_number: (document) => document.recipient?.vatNumber ?? null,
  vat_percent: (document) => document.vatPercent,
  standard_rated_net: ({ totalCents, zeroCents, vatCents }) => randCell(totalCents - zeroCents - vatCents),
  vat: (document) => randCell(document.vatCents),
  zero_rated: (document) => randCell(document.zeroCents),
  total: (document) => randCell(document.totalCents),
  payment_method: (document) => document.paymentMethod,
  paid_on: (document) => document.paidAt && shopDay(document.paidAt),
}

export const COLUMNS = Object.keys(CELLS)

export function toCells(document: ExportedDocument): Cell[] {
  return Object.values(CELLS).map((cell) => cell(document))
}
