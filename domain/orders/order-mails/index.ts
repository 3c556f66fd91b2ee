/** The emails about orders: received, paid, shipped, cancelled, expired, refunded. Not how an email is delivered. */
export { deliverOrderMail } from './deliver-order-mail.ts'
export { orderMailJobs } from './jobs.ts'
export { type MailedOrder, orderLink } from './order-link.ts'
export { orderTexts } from './order-texts.ts'
