/** The mails that the shop sends, each once for its job, and what it remembers of them. Not how mail leaves the machine. */
export { listMails } from './list-mails.ts'
export { sendOrderConfirmation } from './send-order-confirmation.ts'
