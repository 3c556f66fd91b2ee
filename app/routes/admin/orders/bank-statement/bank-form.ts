import type { FormReply } from '#app/components/forms/form-reply.ts'
import type {
  Bank,
  DueOrder,
  MatchedStatement,
  RecordStatementResult,
  StatementLine,
} from '#domain/orders/bank-statements/views.ts'
import type { CsvProblem } from '#shared/kernel/csv/csv-error.ts'

type Refusal =
  | { reason: 'unreadable'; problem: CsvProblem }
  | { reason: 'no_file' }
  | { reason: 'choose_columns' | 'no_lines'; columns: string[] }

/** A file that was read, or lines of it that were recorded: with what is now to be done with the lines. */
type Done = {
  statement: MatchedStatement
  reading?: { bank: Bank | null; lines: number; out: number; unreadable: number }
  verdicts?: RecordStatementResult['verdicts']
}

export type BankReply = FormReply<Refusal, Done>

/** Tells a line, for its hidden field: it comes back with the form, because the shop keeps no statement. */
export function lineValue({ date, amountCents, description }: StatementLine): string {
  return JSON.stringify([date, amountCents, description])
}

/** Tells which order a line pays, and what that was shown to wait for. */
export function takeValue({ id, dueCents }: DueOrder): string {
  return `${id} ${dueCents ?? ''}`
}
