/** The emails about orders: received, paid, shipped, cancelled, expired, refunded. Not how an email is delivered. */
export { orderMailJobs } from './order-mail-jobs.ts'
export { orderTexts } from './order-texts.ts'
