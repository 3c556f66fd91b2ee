import { readSheet } from '#shared/kernel/csv/read-sheet.ts'

/** Headings of columns of tracking numbers, as couriers and Thai staff write them. */
const TRACKING = /track|waybill|way bill|consign|parcel|shipment|awb|เลขพัสดุ|เลขติดตาม/i

type Ordered = { id: string; number: string }

/** The columns that were chosen, counted from 0; `order` is null where the lines are in the order of the orders. */
export type TrackingColumns = { order: number | null; tracking: number }

export type MatchedTracking =
  | {
      ok: true
      /** Tracking numbers by the orders' ids. */
      numbers: Map<string, string>
      /** Lines for none of the orders. */
      leftOver: string[]
    }
  /** Several columns may be the one: their headings, or first cells. */
  | { ok: false; reason: 'choose_columns'; columns: string[] }

/**
 * Gives orders the tracking numbers of a table: one column in the order of the orders, or order numbers beside tracking
 * numbers. Columns are found by what is in them, and by their headings, unless they are chosen.
 * @throws CsvError
 */
export async function matchTracking(
  bytes: Uint8Array,
  orders: Ordered[],
  chosen?: TrackingColumns,
): Promise<MatchedTracking> {
  const rows = (await readSheet(bytes)).map(trimmedEnd)
  while (rows.at(-1)?.length === 0) rows.pop()
  const width = Math.max(...rows.map((cells) => cells.length))
  const idOf = new Map(orders.map(({ id, number }) => [comparable(number), id]))
  const columns = chosen ?? findColumns(rows, width, idOf)
  if (!columns) return { ok: false, reason: 'choose_columns', columns: namesOf(rows, width) }
  return columns.order === null
    ? inOrder(rows, columns.tracking, orders)
    : byNumber(rows, { order: columns.order, tracking: columns.tracking }, idOf)
}

function findColumns(
  rows: string[][],
  width: number,
  idOf: Map<string, string>,
): TrackingColumns | undefined {
  if (width === 1) return { order: null, tracking: 0 }
  const all = Array.from({ length: width }, (_, at) => at)
  const hits = all.map((at) => rows.filter((cells) => idOf.has(comparable(cells[at] ?? ''))).length)
  const most = Math.max(...hits)
  if (most === 0) return undefined
  const order = hits.indexOf(most)
  const named = all.filter((at) => at !== order && TRACKING.test(rows[0]?.[at] ?? ''))
  const others = all.filter((at) => at !== order)
  const [tracking, second] = named.length > 0 ? named : others
  return tracking === undefined || second !== undefined ? undefined : { order, tracking }
}

function inOrder(rows: string[][], column: number, orders: Ordered[]): MatchedTracking {
  const cells = rows.map((row) => row[column] ?? '')
  // A heading has no digit, a tracking number has.
  const lines = cells[0] !== '' && !/\d/.test(cells[0] ?? '') ? cells.slice(1) : cells
  const numbers = orders.flatMap(({ id }, at): [string, string][] => (lines[at] ? [[id, lines[at]]] : []))
  return { ok: true, numbers: new Map(numbers), leftOver: lines.slice(orders.length).filter(Boolean) }
}

function byNumber(
  rows: string[][],
  { order, tracking }: { order: number; tracking: number },
  idOf: Map<string, string>,
): MatchedTracking {
  const numbers = new Map<string, string>()
  const leftOver: string[] = []
  for (const cells of rows) {
    const id = idOf.get(comparable(cells[order] ?? ''))
    const number = cells[tracking] ?? ''
    if (id && number) numbers.set(id, number)
    else if (/\d/.test(number)) leftOver.push(cells.join(' '))
  }
  return { ok: true, numbers, leftOver }
}

/** An order's number as it is compared: with its dashes and without. */
function comparable(number: string): string {
  return number.replace(/[^a-z\d]/gi, '').toUpperCase()
}

function namesOf(rows: string[][], width: number): string[] {
  return Array.from(
    { length: width },
    (_, at) => rows.find((cells) => cells[at])?.[at]?.slice(0, 60) ?? String(at + 1),
  )
}

function trimmedEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}
