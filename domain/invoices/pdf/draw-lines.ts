import { formatMoney, VAT_PERCENT } from '#shared/money.ts'
import type { TaxDocument } from '../schemas.ts'
import { COLOURS, PAGE, SMALL, type Element, type Sheet } from './create-sheet.ts'
import { invoiceTexts } from './texts.ts'
import { toRows, type Row } from './to-rows.ts'

const LEADING = 14
const SMALL_LEADING = 11.5
const PADDING = 8

/** A cell's first line, and the small one below it. */
type Cell = { text: string; small?: string }
/** Every column but the first stands right-aligned at `right`. */
type Column = { right: number; head: string; cell: (line: Row) => Cell }

/**
 * The table of goods and delivery, from `y` on, over as many pages as it takes.
 * @param nextPage starts a page and gives the y at which it goes on
 * @returns the y below the table
 */
export function drawLines(sheet: Sheet, document: TaxDocument, y: number, nextPage: () => number): number {
  const columns = toColumns(document)
  const nameRight = Math.min(...columns.map(({ right }) => right)) - 52
  const table = sheet.element('Table')
  let top = drawHead(sheet, document, columns, y, table)
  for (const row of toRows(document)) {
    const wrapped = sheet.wrap(row.name, nameRight - PAGE.margin, { style: 'strong' })
    const names = wrapped.length > 0 ? wrapped : ['']
    const height = PADDING + names.length * LEADING + SMALL_LEADING + PADDING - 4
    if (top + height > PAGE.bottom) top = drawHead(sheet, document, columns, nextPage())
    drawRow(sheet, table, row, names, columns, top)
    top += height
    sheet.ornament(() => sheet.line(top))
  }
  return top
}

/** Heads that repeat on later pages are no part of the table's structure. */
function drawHead(
  sheet: Sheet,
  document: TaxDocument,
  columns: Column[],
  y: number,
  table?: Element,
): number {
  const baseline = y + 10
  const cells = [{ head: invoiceTexts[document.locale].description, right: undefined }, ...columns].map(
    ({ head, right }) =>
      () => {
        if (right === undefined) sheet.write(head, PAGE.margin, baseline, SMALL)
        else sheet.writeRight(head, right, baseline, SMALL)
      },
  )
  if (table) {
    const tr = sheet.element('TR', undefined, table)
    for (const draw of cells) sheet.element('TH', draw, tr)
  } else {
    sheet.ornament(() => cells.forEach((draw) => draw()))
  }
  sheet.ornament(() => sheet.line(y + 18, { colour: COLOURS.leaf, width: 0.8 }))
  return y + 18
}

function drawRow(
  sheet: Sheet,
  table: Element,
  row: Row,
  names: string[],
  columns: Column[],
  top: number,
): void {
  const baseline = top + PADDING + 9.5
  const tr = sheet.element('TR', undefined, table)
  sheet.element(
    'TD',
    () => {
      names.forEach((name, at) =>
        sheet.write(name, PAGE.margin, baseline + at * LEADING, { style: 'strong' }),
      )
      const below = baseline + (names.length - 1) * LEADING + SMALL_LEADING
      if (row.sku) sheet.write(row.sku, PAGE.margin, below, SMALL)
    },
    tr,
  )
  for (const { right, cell } of columns) {
    const { text, small } = cell(row)
    const draw = () => {
      sheet.writeRight(text, right, baseline)
      if (small) sheet.writeRight(small, right, baseline + SMALL_LEADING, SMALL)
    }
    sheet.element('TD', draw, tr)
  }
}

function toColumns({ locale, lines }: TaxDocument): Column[] {
  const texts = invoiceTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const isFree = ({ quantity, totalCents }: Row) => quantity === undefined && totalCents === 0
  const vat = (row: Row): Cell => {
    if (isFree(row)) return { text: '' }
    const { vatClass, vatCents } = row
    const small = vatClass === 'zero' ? texts.zeroRated : money(vatCents)
    return { text: `${VAT_PERCENT[vatClass]} %`, small }
  }
  const columns: { width: number; head: string; cell: Column['cell'] }[] = [
    {
      width: 78,
      head: texts.lineTotal,
      cell: (row) => ({ text: isFree(row) ? texts.free : money(row.totalCents) }),
    },
    { width: 66, head: texts.vat, cell: vat },
    {
      width: 70,
      head: texts.discount,
      cell: ({ discountCents }) => ({ text: discountCents ? money(-discountCents) : '' }),
    },
    {
      width: 72,
      head: texts.unitPrice,
      cell: ({ unitPriceCents }) => ({ text: unitPriceCents === undefined ? '' : money(unitPriceCents) }),
    },
    { width: 0, head: texts.quantity, cell: ({ quantity }) => ({ text: quantity?.toString() ?? '' }) },
  ]
  let right = PAGE.width - PAGE.margin
  return columns
    .filter(({ head }) => head !== texts.discount || lines.some(({ discountCents }) => discountCents > 0))
    .map(({ width, ...column }) => {
      const placed = { ...column, right }
      right -= width
      return placed
    })
    .toReversed()
}
