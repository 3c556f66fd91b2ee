import { parse } from 'csv-parse/stream'
import { CsvError } from './csv-error.ts'
import { streamOf } from './stream-of.ts'

/** After so many bytes whatever else the process has to do comes first. */
const BYTES_AT_A_TIME = 64 * 1024

/** One of our rows is 20 kB at most; a quotation mark that is never closed would swallow the rest of the file. */
const MAX_ROW_CHARACTERS = 256 * 1024

/**
 * The cells of a table, row by row, its header among them.
 * @param options `isLenient`: whoever wrote it has lines of other things above it, and quotation marks inside of cells
 * @throws CsvError quotes
 */
export async function* tableRows(
  text: AsyncGenerator<string>,
  { isLenient = false }: { isLenient?: boolean } = {},
): AsyncGenerator<string[]> {
  let start = ''
  let isAll = false
  while (!firstLine(start) && start.length < MAX_ROW_CHARACTERS && !isAll) {
    const { value, done } = await text.next()
    isAll = done === true
    start += value ?? ''
  }
  const parser = parse({
    delimiter: separatorOf((!isLenient && firstLine(start)) || start.slice(0, MAX_ROW_CHARACTERS)),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: isLenient,
    ltrim: isLenient,
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

/** The one that the header has most of, or the lines that may have one. */
function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const countOf = (separator: string) => bare.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ','
}
