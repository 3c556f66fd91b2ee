/** Composing and delivering emails, each once for its job, and the record of what was sent. Not what they say. */
export { asOneLine, type Block, composeMail, type Mail } from './compose-mail.ts'
export { deliverMail, type DeliverMailInput } from './deliver-mail.ts'
export { forgetMails } from './forget-mails.ts'
export { keepMail } from './keep-mail.ts'
export type { Row } from './parts.ts'
export { listMails, type SentMail } from './list-mails.ts'
export type { MailPictureName } from './pictures.ts'
export { sendMail } from './send-mail.ts'
