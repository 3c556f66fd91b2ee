import { parse } from 'csv-parse/stream'
import { CsvError } from './csv-error.ts'
import { decoded, MAX_MEGABYTES } from './decoded.ts'
import { restored } from './formulas.ts'
import { streamOf } from './stream-of.ts'

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

/** After so many rows, or bytes, whatever else the process has to do comes first. */
const ROWS_AT_A_TIME = 1_000
const BYTES_AT_A_TIME = 64 * 1024

/** One of our rows is 20 kB at most; a quotation mark that is never closed would swallow the rest of the file. */
const MAX_ROW_CHARACTERS = 256 * 1024

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
  for await (const cells of tableRows(chunks)) {
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

async function* tableRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const text = decoded(chunks)
  let start = ''
  let isAll = false
  while (!firstLine(start) && start.length < MAX_ROW_CHARACTERS && !isAll) {
    const { value, done } = await text.next()
    isAll = done === true
    start += value ?? ''
  }
  const parser = parse({
    delimiter: separatorOf(firstLine(start) ?? start.slice(0, MAX_ROW_CHARACTERS)),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARACTERS,
  })
  try {
    const rows: AsyncIterable<string[]> = streamOf(asBytes(start, text)).pipeThrough(parser)
    yield* rows
  } catch (error) {
    if (!isParsers(error)) throw error
    throw new CsvError({ reason: 'quotes', row: error.records + 1 }, { cause: error })
  }
}

/** True for an error of the parser; `records` is the number of whole rows. */
function isParsers(error: unknown): error is Error & { records: number } {
  return error instanceof Error && 'records' in error && typeof error.records === 'number'
}

async function* asBytes(start: string, rest: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  yield* inPieces(start)
  for await (const text of rest) yield* inPieces(text)
}

function* inPieces(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += BYTES_AT_A_TIME) yield bytes.subarray(at, at + BYTES_AT_A_TIME)
}

/** The first line that has something in it; undefined while its end is not there, or too far away. */
function firstLine(text: string): string | undefined {
  const start = text.search(/[^\r\n]/)
  if (start < 0) return undefined
  let isQuoted = false
  for (let at = start; at < Math.min(text.length, start + MAX_ROW_CHARACTERS); at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\r' || sign === '\n')) return text.slice(start, at)
  }
  return undefined
}

/** The one that the header has most of. */
function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const countOf = (separator: string) => bare.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ','
}
