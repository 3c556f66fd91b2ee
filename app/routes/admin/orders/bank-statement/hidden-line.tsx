import type { StatementLine } from '#domain/orders/bank-statements/views.ts'
import { lineValue } from './bank-form.ts'

/** Sends a line with the form. */
export function HiddenLine({ line, at }: { line: StatementLine; at: number }) {
  return <input type="hidden" name={`line-${at}`} value={lineValue(line)} />
}
