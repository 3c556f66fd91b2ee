/** Sending newsletters, each once to each address: batches, pauses, and what became of each mail. Not what they say. */
export { changeSending } from './change-sending.ts'
export { exportDeliveries, forgetDeliveries, forgetRecipient } from './forget-deliveries.ts'
export { newsletterJobs, recurringNewsletterJobs } from './jobs.ts'
export { sendNewsletter } from './send-newsletter.ts'
export { sendTestNewsletter } from './send-test-newsletter.ts'
