import { z } from 'zod'
import { isoDay, line, wholeNumber } from '#shared/kernel/validation.ts'

/** More than this is no order's payment. */
export const MOST_CENTS = 1_000_000_000

/** A reference of a payment has so many characters at most, a day behind it included. */
export const LONGEST_DESCRIPTION = 85

/** So many lines are shown and recorded at once; the file has more room for the rest. */
export const MOST_RECORDED = 500

/** The columns that somebody chose, counted from 0. */
const column = z.coerce.number().pipe(wholeNumber(0, 200))
export const statementColumns = z.strictObject({ day: column, description: column, amount: column })
export type StatementColumns = z.infer<typeof statementColumns>

/** Money that came in, as a line of a statement tells it. */
export const statementLine = z.strictObject({
  date: isoDay,
  description: line(LONGEST_DESCRIPTION),
  amountCents: wholeNumber(1, MOST_CENTS),
})

export const matchStatementInput = z.strictObject({
  lines: z.array(statementLine).max(50_000, 'out_of_range'),
})
export type MatchStatementInput = z.infer<typeof matchStatementInput>

const lineToRecord = statementLine.extend({
  orderId: z.uuid('invalid'),
  /** The order's `dueCents` when the line was shown. */
  dueCents: z.int().nullable(),
})

export const recordStatementInput = z.strictObject({
  lines: z.array(lineToRecord).min(1, 'required').max(MOST_RECORDED, 'out_of_range'),
})
export type RecordStatementInput = z.infer<typeof recordStatementInput>

export const listDueTransfersInput = z.strictObject({
  orderIds: z.array(z.uuid('invalid')).min(1, 'required').max(MOST_RECORDED, 'out_of_range'),
})
export type ListDueTransfersInput = z.infer<typeof listDueTransfersInput>

export const recordTransfersInput = z.strictObject({
  transfers: z
    .array(z.strictObject({ orderId: z.uuid('invalid'), dueCents: wholeNumber(1, MOST_CENTS) }))
    .min(1, 'required')
    .max(MOST_RECORDED, 'out_of_range'),
})
export type RecordTransfersInput = z.infer<typeof recordTransfersInput>
