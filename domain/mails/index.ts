/** Composing and delivering emails, each once for its job, and the record of what was sent. Not what they say. */
export { asOneLine } from './as-one-line.ts'
export { type Block, composeMail } from './compose-mail.ts'
export { deliverMail, type Mail } from './deliver-mail.ts'
export { forgetMails } from './forget-mails.ts'
export type { Row } from './layout.ts'
export { listMails, type SentMail } from './list-mails.ts'
