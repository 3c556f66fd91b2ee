import { readSheet } from '#shared/kernel/csv/read-sheet.ts'
import { readAmount, readDay } from './amounts-and-days.ts'
import { bankOf, type Columns, findColumns, findUnnamed } from './columns.ts'
import { LONGEST_DESCRIPTION, MOST_CENTS, type StatementColumns } from './schemas.ts'
import type { StatementLine, StatementReading } from './views.ts'

/** The headings stand below a few lines about the account. */
const HEADINGS_WITHIN = 40

/** After so many lines whatever else the process has to do comes first. */
const LINES_AT_A_TIME = 5_000

/**
 * Reads the money that came in from a bank's CSV. The columns of known banks are found by their headings or their first
 * line, others are chosen. Lines of money that left are counted, and not kept.
 * @throws CsvError
 */
export async function readStatement(bytes: Uint8Array, chosen?: StatementColumns): Promise<StatementReading> {
  const rows = await readSheet(bytes)
  const found = chosen ? undefined : findHeadings(rows)
  const columns = chosen
    ? { day: chosen.day, words: [chosen.description], money: chosen.amount }
    : found?.columns
  if (!columns) return { ok: false, reason: 'choose_columns', columns: namesOf(rows) }
  const lines: StatementLine[] = []
  const counts = { out: 0, unreadable: 0 }
  for (const [at, cells] of rows.slice(found ? found.row + 1 : 0).entries()) {
    if (at > 0 && at % LINES_AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve))
    const line = readLine(cells, columns)
    if (line === 'unreadable') counts.unreadable += 1
    else if (line === 'out') counts.out += 1
    else if (line) lines.push(line)
  }
  if (lines.length === 0 && counts.out === 0) return { ok: false, reason: 'no_lines', columns: namesOf(rows) }
  return { ok: true, bank: found?.bank ?? null, lines, ...counts }
}

function readLine(cells: string[], columns: Columns): StatementLine | 'out' | 'unreadable' | undefined {
  const date = readDay(cells[columns.day] ?? '')
  const amountCents = readAmount(cells[columns.money] ?? '')
  // Headings, sums and empty lines have no day.
  if (!date) return undefined
  if (amountCents === undefined || amountCents > MOST_CENTS) return 'unreadable'
  if (amountCents <= 0) return 'out'
  const words = columns.words.map((at) => cells[at] ?? '').filter(Boolean)
  const description = [...new Set(words)]
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return { date, amountCents, description: description.slice(0, LONGEST_DESCRIPTION) || '–' }
}

function findHeadings(rows: string[][]) {
  for (const [row, cells] of rows.slice(0, HEADINGS_WITHIN).entries()) {
    const columns = findColumns(cells)
    const found = columns ? { columns, bank: bankOf(cells) } : findUnnamed(cells)
    if (found) return { row, ...found }
  }
  return undefined
}

/** Names the columns by the first line that has the most of them. */
function namesOf(rows: string[][]): string[] {
  const near = rows.slice(0, HEADINGS_WITHIN)
  const width = Math.max(...near.map((cells) => cells.filter(Boolean).length))
  const head = near.find((cells) => cells.filter(Boolean).length === width) ?? []
  return head.map((cell, at) => cell.slice(0, 60) || String(at + 1))
}
