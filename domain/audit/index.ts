/** Who did what to whom, for those who have to answer for it. Written in the transaction of what it records. */
export { recordAudit } from './record-audit.ts'
