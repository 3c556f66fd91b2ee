/** Composing and delivering emails, each once for its job, and the record of what was sent. Not what they say. */
export { type Block, composeMail } from './compose-mail.ts'
export { deliverMail, type Mail } from './deliver-mail.ts'
export { listMails } from './list-mails.ts'
