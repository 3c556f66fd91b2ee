/** Who did what to whom, for accountability. Written in the transaction that it records. */
export { recordAudit } from './record-audit.ts'
