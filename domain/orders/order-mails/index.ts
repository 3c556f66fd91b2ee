/** The emails about orders: received, paid, shipped, cancelled, expired, refunded. Not how an email is delivered. */
export { orderMailJobs } from './jobs.ts'
export { orderTexts } from './order-texts.ts'
