/** Who did what to whom, and who signed in or was refused, for accountability. */
export { changesBetween } from './changes-between.ts'
export { findLastEditor } from './find-last-editor.ts'
export { forgetSecurityEvents } from './forget-security-events.ts'
export { listAudit } from './list-audit.ts'
export { listSecurityEvents } from './list-security-events.ts'
export { recordAudit } from './record-audit.ts'
export { recordRefusedAccess } from './record-refused-access.ts'
export { recordSecurityEvent } from './record-security-event.ts'
