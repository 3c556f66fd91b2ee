import { stringify } from 'csv-stringify/sync'
import { harmless } from './formulas.ts'

/** Null is an empty cell. Numbers are written as they are, texts so that no spreadsheet takes them for a formula. */
export type Cell = string | number | null

/** Excel takes a file without it for one in the computer's old alphabet. */
const BYTE_ORDER_MARK = '\ufeff'
/** Besides commas and quotation marks: a line end of any system, and what other programs take for a separator. */
const NEEDS_QUOTES = /[\r\n;\t]/
/** The number of characters gathered before they are handed on. */
const CHUNK_CHARACTERS = 64 * 1024

/** A row as RFC 4180 has it, with its line end. */
export function csvRow(cells: readonly Cell[]): string {
  const safe = cells.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell))
  return stringify([safe], { record_delimiter: '\r\n', quoted_match: NEEDS_QUOTES })
}

/**
 * A CSV file in UTF-8 that Excel opens as it is, in pieces: rows are asked for as they are sent, so that a file of any
 * length takes the memory of a few. For an answer: `streamOf(writeCsv(header, rows))`.
 */
export async function* writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = BYTE_ORDER_MARK + csvRow(header)
  for await (const row of rows) {
    text += csvRow(row)
    if (text.length < CHUNK_CHARACTERS) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text) yield encoder.encode(text)
}
