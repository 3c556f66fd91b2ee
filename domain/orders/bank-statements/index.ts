/**
 * Many transfers on the shop's bank account at once: found on its statement, or ticked in the list. Not other payments, and
 * not the statements themselves, of which nothing is kept but that a line was recorded.
 */
export { listDueTransfers } from './list-due-transfers.ts'
export { matchStatement } from './match-statement.ts'
export { readStatement } from './read-statement.ts'
export { recordStatement } from './record-statement.ts'
export { recordTransfers } from './record-transfers.ts'
