import type { Bank } from './views.ts'

/** The columns of a statement, counted from 0; several together are the description. */
export type Columns = { day: number; words: number[]; money: number }

/* The headings that banks write, without marks and units, the likeliest first. */
const DAY = ['posting date', 'effective date', 'transaction date', 'date', 'value date']
/** Only the first of these that is there: the others say the same in other words. */
const WORDS = ['original description', 'transaction description', 'description', 'details', 'narrative']
const REFERENCE = ['reference', 'statement reference', 'your reference']
const MONEY_IN = ['money in', 'credit amount', 'credits', 'deposits', 'credit', 'deposit']
const MONEY = ['amount', 'transaction amount']

/** Finds the columns in a row of headings; undefined if it is none. */
export function findColumns(cells: string[]): Columns | undefined {
  const headings = cells.map(plain)
  const first = (names: string[]) => names.map((name) => headings.indexOf(name)).find((at) => at >= 0)
  const [day, words, money] = [first(DAY), first(WORDS), first(MONEY_IN) ?? first(MONEY)]
  if (day === undefined || words === undefined || money === undefined) return undefined
  const reference = first(REFERENCE)
  return { day, words: reference === undefined ? [words] : [words, reference], money }
}

/** Nedbank's columns, which have no headings: its files begin with a line that names the enquiry. */
const NEDBANK: Columns = { day: 0, words: [1], money: 2 }

/** Finds the columns that a bank writes below a line that is no headings; undefined if it is none of these. */
export function findUnnamed([first = '']: string[]): { columns: Columns; bank: Bank } | undefined {
  return /^statement enquiry\s*:/i.test(first.trim()) ? { columns: NEDBANK, bank: 'Nedbank' } : undefined
}

/** Tells whose headings they are, where only one bank writes them: `Date, Description, Amount, Balance` is Absa's and others'. */
export function bankOf(cells: string[]): Bank | null {
  const headings = cells.map(plain).filter(Boolean)
  const has = (...names: string[]) => names.every((name) => headings.includes(name))
  if (has('money in', 'money out') || has('account', 'reference', 'fees')) return 'Capitec'
  if (has('statement number', 'originator reference')) return 'Standard Bank'
  if (has('service fee') && (has('effective date') || has('cheque number'))) return 'FNB'
  return headings.join() === 'date,amount,balance,description' ? 'FNB' : null
}

/** A heading without capitals, marks and units: `MoneyIn(R)` is `money in`. */
function plain(heading: string): string {
  return heading
    .replace(/\((?:r|zar)\)|\*/gi, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
