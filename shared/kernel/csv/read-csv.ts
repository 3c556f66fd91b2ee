import { CsvError } from './csv-error.ts'
import { decoded, MAX_MEGABYTES } from './decoded.ts'
import { restored } from './formulas.ts'
import { tableRows } from './table-rows.ts'

export { CsvError, type CsvProblem } from './csv-error.ts'

/** So many rows below the header are read, and so many megabytes. */
export const CSV_LIMITS = { rows: 50_000, megabytes: MAX_MEGABYTES } as const

/** The columns of a file, in any order; `optional` ones may be left out. Others are refused. */
export type CsvColumns<Name extends string> = { required: readonly Name[]; optional?: readonly Name[] }

/** A row below the header. */
export type CsvRow<Name extends string> = {
  /** As a spreadsheet counts, so the first is 2. */
  row: number
  /** By column; undefined where the row has more or fewer cells than the header. */
  cells: Partial<Record<Name, string>> | undefined
}

/** After so many rows whatever else the process has to do comes first. */
const ROWS_AT_A_TIME = 1_000

/**
 * Reads a table: separated by commas, semicolons (Excel, where a comma is the decimal mark) or tabs, with or without a
 * byte order mark, with line ends of any system. Rows of empty cells are left out, but count. Rows come as the file is
 * read, and leave the process time for others.
 * @throws CsvError before the first row, or where the file turns out to be broken or too long
 */
export async function* readCsv<Name extends string>(
  chunks: AsyncIterable<Uint8Array>,
  columns: CsvColumns<Name>,
): AsyncGenerator<CsvRow<Name>> {
  let header: Name[] | undefined
  let row = 0
  for await (const cells of tableRows(decoded(chunks))) {
    row += 1
    if (row % ROWS_AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve))
    if (row > CSV_LIMITS.rows + 1) throw new CsvError({ reason: 'too_many_rows', most: CSV_LIMITS.rows })
    if (cells.every((cell) => cell === '')) continue
    if (!header) {
      header = readHeader(cells, columns)
      continue
    }
    yield { row, cells: cells.length === header.length ? toRecord(header, cells) : undefined }
  }
  if (!header) throw new CsvError({ reason: 'empty' })
}

function toRecord<Name extends string>(header: Name[], cells: string[]): Partial<Record<Name, string>> {
  const record: Partial<Record<Name, string>> = {}
  for (const [i, name] of header.entries()) record[name] = restored(cells[i] ?? '')
  return record
}

function readHeader<Name extends string>(
  cells: string[],
  { required, optional = [] }: CsvColumns<Name>,
): Name[] {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const known = new Map<string, Name>([...required, ...optional].map((name) => [name.toLowerCase(), name]))
  const missing = required.filter((name) => !names.includes(name.toLowerCase()))
  const unknown = cells.filter((_, i) => !known.has(names[i] ?? '')).map((cell) => cell.trim().slice(0, 60))
  const doubled = [...new Set(names.filter((name, i) => known.has(name) && names.indexOf(name) !== i))]
  if (missing.length > 0 || unknown.length > 0 || doubled.length > 0) {
    throw new CsvError({ reason: 'columns', missing, unknown: unknown.slice(0, 20), doubled })
  }
  return names.flatMap((name) => known.get(name) ?? [])
}
