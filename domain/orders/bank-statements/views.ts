import { z } from 'zod'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import type { statementLine } from './schemas.ts'

export type Bank = 'FNB' | 'Standard Bank' | 'Capitec' | 'Nedbank'

export type StatementLine = z.infer<typeof statementLine>

export type StatementReading =
  /** `out` lines are of money that left, `unreadable` ones have a day and no amount. */
  | { ok: true; bank: Bank | null; lines: StatementLine[]; out: number; unreadable: number }
  | { ok: false; reason: 'choose_columns' | 'no_lines'; columns: string[] }

/** An order that a line may pay. */
export type DueOrder = {
  id: string
  number: string
  name: string
  status: OrderStatus
  totalCents: number
  /** The sum still to be paid, after the lines before this one; null if it waits for no money. */
  dueCents: number | null
}

export type LineWithOrder = { line: StatementLine; order: DueOrder }

/** The lines of a statement by what is to be done with them. */
export type MatchedStatement = {
  /** They name an order, and pay what is due. */
  fits: LineWithOrder[]
  /** They name an order, and do not. */
  differs: LineWithOrder[]
  /** Only the sum fits, one order or several. */
  choose: { line: StatementLine; orders: DueOrder[] }[]
  /** They were recorded before, or stand in the file twice: then without an order. */
  recorded: { line: StatementLine; order: { id: string; number: string } | null }[]
  /** The rest. */
  leftOver: StatementLine[]
  /** So many that may pay orders are not shown, and come when the file is read again. */
  later: number
  /** The number of recorded lines, and of the rest, that are not shown. */
  more: { recorded: number; leftOver: number }
}

const lineVerdict = z
  .enum(['done', 'problem', 'already', 'changed', 'reference_taken', 'not_found', 'not_tried'])
  .describe(
    '`changed`: the order is no longer as it was shown. `reference_taken`: its payment was recorded by other means.',
  )
export type LineVerdict = z.infer<typeof lineVerdict>

/** In the order in which they were sent. */
export const recordStatementResult = z.object({
  verdicts: z.array(
    z.object({
      orderId: z.uuid(),
      number: z.string().nullable().describe('Null where there is no such order, or nothing was tried.'),
      verdict: lineVerdict,
    }),
  ),
})
export type RecordStatementResult = z.infer<typeof recordStatementResult>

/** Ticked orders: those that wait for money, and those that do not. */
export type DueTransfers = { due: DueOrder[]; others: DueOrder[] }
