import { CsvError } from './csv-error.ts'
import { decoded } from './decoded.ts'
import { CSV_LIMITS } from './read-csv.ts'
import { tableRows } from './table-rows.ts'

/**
 * Reads a table that others wrote, a bank's or a courier's: each line's cells, trimmed; empty lines too. Its alphabet is UTF-8, marked
 * UTF-16, or the old one of Windows.
 * @throws CsvError
 */
export async function readSheet(bytes: Uint8Array): Promise<string[][]> {
  const rows: string[][] = []
  for await (const cells of tableRows(asOne(await textOf(bytes)), { isLenient: true })) {
    if (rows.length === CSV_LIMITS.rows)
      throw new CsvError({ reason: 'too_many_rows', most: CSV_LIMITS.rows })
    rows.push(cells.map((cell) => cell.trim()))
  }
  if (rows.every((cells) => cells.every((cell) => cell === ''))) throw new CsvError({ reason: 'empty' })
  return rows
}

async function textOf(bytes: Uint8Array): Promise<string> {
  try {
    let text = ''
    for await (const part of decoded(asOne(bytes))) text += part
    return text
  } catch (error) {
    const isOld = error instanceof CsvError && error.problem.reason === 'not_text' && !bytes.includes(0)
    if (!isOld) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function* asOne<T>(whole: T): AsyncGenerator<T> {
  yield whole
}
