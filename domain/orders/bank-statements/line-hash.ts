import { createHash } from 'node:crypto'
import type { StatementLine } from './views.ts'

/** Stands for a line wherever it is read again: in the same file, or in one of other days that has it too. */
export function lineHash({ date, amountCents, description }: StatementLine): string {
  const words = description.toLowerCase().replace(/\s+/g, ' ')
  return createHash('sha256').update(`${date} ${amountCents} ${words}`).digest('base64url')
}
