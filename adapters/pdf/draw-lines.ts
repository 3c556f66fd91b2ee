import { formatMoney, vatPercentOf } from '#shared/kernel/money.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import type { Element, Sheet } from './create-sheet.ts'
import { COLOURS, PAGE, SMALL } from './styles.ts'
import { invoiceTexts } from './texts.ts'
import { toRows, type Row } from './to-rows.ts'

const LEADING = 14
const SMALL_LEADING = 11.5
const PADDING = 8

/** The cell's first line, and a small one below it. */
type Cell = { text: string; small?: string }
/** Right-aligned at `right`. */
type Column = { right: number; head: string; cell: (line: Row) => Cell }
/** The name's column is on the left, `columns` are to its right. */
type Table = { sheet: Sheet; element: Element; nameHead: string; columns: Column[] }

/**
 * Draws the table of goods and delivery from `y` on, over as many pages as needed.
 * @param nextPage starts a page and returns the y at which to continue
 * @returns the y below the table
 */
export function drawLines(sheet: Sheet, document: TaxDocument, y: number, nextPage: () => number): number {
  const columns = toColumns(document)
  const nameRight = Math.min(...columns.map(({ right }) => right)) - 52
  const nameHead = invoiceTexts[document.locale].description
  const table = { sheet, element: sheet.element('Table'), nameHead, columns }
  let top = drawFirstHead(table, y)
  for (const row of toRows(document)) {
    const wrapped = sheet.wrap(row.name, nameRight - PAGE.margin, { style: 'strong' })
    const names = wrapped.length > 0 ? wrapped : ['']
    const height = PADDING + names.length * LEADING + SMALL_LEADING + PADDING - 4
    if (top + height > PAGE.bottom) top = drawRepeatedHead(table, nextPage())
    drawRow(table, row, names, top)
    top += height
    sheet.ornament(() => sheet.line(top))
  }
  return top
}

/** @returns the y below it */
function drawFirstHead(table: Table, y: number): number {
  const { sheet, element } = table
  const tr = sheet.element('TR', undefined, element)
  for (const draw of toHeadCells(table, y)) sheet.element('TH', draw, tr)
  return drawHeadLine(table, y)
}

/** On later pages the head is not part of the table's structure. */
function drawRepeatedHead(table: Table, y: number): number {
  table.sheet.ornament(() => toHeadCells(table, y).forEach((draw) => draw()))
  return drawHeadLine(table, y)
}

function toHeadCells({ sheet, nameHead, columns }: Table, y: number): (() => void)[] {
  const baseline = y + 10
  return [
    () => sheet.write(nameHead, PAGE.margin, baseline, SMALL),
    ...columns.map(
      ({ head, right }) =>
        () =>
          sheet.writeRight(head, right, baseline, SMALL),
    ),
  ]
}

function drawHeadLine({ sheet }: Table, y: number): number {
  sheet.ornament(() => sheet.line(y + 18, { colour: COLOURS.leaf, width: 0.8 }))
  return y + 18
}

/** @param names the row's name, broken into lines that fit */
function drawRow({ sheet, element, columns }: Table, row: Row, names: string[], top: number): void {
  const baseline = top + PADDING + 9.5
  const tr = sheet.element('TR', undefined, element)
  const drawName = () => {
    names.forEach((name, at) => sheet.write(name, PAGE.margin, baseline + at * LEADING, { style: 'strong' }))
    const below = baseline + (names.length - 1) * LEADING + SMALL_LEADING
    if (row.sku) sheet.write(row.sku, PAGE.margin, below, SMALL)
  }
  sheet.element('TD', drawName, tr)
  for (const { right, cell } of columns) {
    const { text, small } = cell(row)
    const draw = () => {
      sheet.writeRight(text, right, baseline)
      if (small) sheet.writeRight(small, right, baseline + SMALL_LEADING, SMALL)
    }
    sheet.element('TD', draw, tr)
  }
}

function toColumns({ locale, lines, vatPercent }: TaxDocument): Column[] {
  const texts = invoiceTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const isFree = ({ quantity, totalCents }: Row) => quantity === undefined && totalCents === 0
  const vat = (row: Row): Cell => {
    if (isFree(row)) return { text: '' }
    const { vatClass, vatCents } = row
    const small = vatClass === 'zero' ? texts.zeroRated : money(vatCents)
    return { text: `${vatPercentOf(vatClass, vatPercent)}%`, small }
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
