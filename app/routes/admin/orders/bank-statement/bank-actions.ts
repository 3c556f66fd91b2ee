import { NO_ORDER } from '#app/components/admin/orders/use-ticked-sum.ts'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import type { UploadedFile } from '#app/request/uploads/read-upload.ts'
import { matchStatement, readStatement, recordStatement } from '#domain/orders/bank-statements/index.ts'
import {
  recordStatementInput,
  statementColumns,
  statementLine,
} from '#domain/orders/bank-statements/schemas.ts'
import type { StatementLine } from '#domain/orders/bank-statements/views.ts'
import { CsvError } from '#shared/kernel/csv/csv-error.ts'
import type { BankReply } from './bank-form.ts'

/** The one file of the form. */
export type SentFile = UploadedFile | undefined
type BankRequest = FormRequest & { file: SentFile }

/** The columns that may be chosen. */
const COLUMNS = ['day', 'description', 'amount'] as const

/** Reads a statement and shows what its lines would pay; records nothing. */
export async function readAction({ context, intent, form, file }: BankRequest) {
  const values = typedValues(form, COLUMNS)
  if (!file) return answer<BankReply>({ intent, values, refusal: { reason: 'no_file' } })
  if ('fault' in file) {
    const megabytes = UPLOAD_PAGES['/admin/orders/bank'].fileBytes / 1024 / 1024
    const problem = { reason: 'too_large', megabytes } as const
    return answer<BankReply>({ intent, values, refusal: { reason: 'unreadable', problem } })
  }
  const columns = form.has('day') ? statementColumns.safeParse(values) : undefined
  if (columns && !columns.success) throw badRequest()
  try {
    const reading = await readStatement(file.bytes, columns?.data)
    if (!reading.ok) return answer<BankReply>({ intent, values, refusal: reading })
    const { lines, bank, out, unreadable } = reading
    const statement = await runVerb(context, (ctx) => matchStatement(ctx, { lines }))
    const done = { statement, reading: { bank, lines: lines.length, out, unreadable } }
    return answer<BankReply>({ intent, done })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return answer<BankReply>({ intent, values, refusal: { reason: 'unreadable', problem: error.problem } })
  }
}

/** Records the ticked lines, and shows what is now to be done with all of them. */
export async function recordAction({ context, intent, form }: BankRequest) {
  const sent = sentLines(form)
  if (!sent) throw badRequest()
  const { lines, toRecord } = sent
  const recorded =
    toRecord.length > 0
      ? await runVerb(context, (ctx) => recordStatement(ctx, { lines: toRecord }))
      : undefined
  const statement = await runVerb(context, (ctx) => matchStatement(ctx, { lines }))
  if (!recorded)
    return answer<BankReply>({ intent, errors: { lines: 'required' }, done: { statement } }, { status: 422 })
  return answer<BankReply>({ intent, done: { statement, verdicts: recorded.verdicts } })
}

/** The lines of a form, and those of them that are to be recorded; undefined where it is none of ours. */
function sentLines(form: ReadonlyMap<string, string>) {
  const lines: StatementLine[] = []
  const wanted: unknown[] = []
  for (const [name, value] of form) {
    const [, at] = /^line-(\d+)$/.exec(name) ?? []
    if (at === undefined) continue
    const line = readLine(value)
    if (!line) return undefined
    lines.push(line)
    const take = form.get(`take-${at}`)
    if (take === undefined || take === NO_ORDER) continue
    const [orderId, due = ''] = take.split(' ')
    wanted.push({ ...line, orderId, dueCents: due === '' ? null : Number(due) })
  }
  if (wanted.length === 0) return { lines, toRecord: [] }
  const input = recordStatementInput.safeParse({ lines: wanted })
  return input.success ? { lines, toRecord: input.data.lines } : undefined
}

function readLine(value: string): StatementLine | undefined {
  try {
    const [date, amountCents, description] = JSON.parse(value) as unknown[]
    return statementLine.safeParse({ date, amountCents, description }).data
  } catch {
    return undefined
  }
}
